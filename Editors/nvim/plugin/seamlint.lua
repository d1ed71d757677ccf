-- seamlint's language server for Neovim 0.7 and newer: in ~/.config/nvim/plugin.

local clients = {}

--- The folder around a file that holds a project, or the file's own.
local function root(file)
  local folder = vim.fn.fnamemodify(file, ':p:h')
  for _, find in ipairs({ { vim.fn.findfile, 'seamlint.json' }, { vim.fn.finddir, '.git' }, { vim.fn.findfile, 'Package.swift' } }) do
    local found = find[1](find[2], folder:gsub('[ ,;*\\]', '\\%0') .. ';')
    if found ~= '' then return vim.fn.fnamemodify(found, find[2] == '.git' and ':p:h:h' or ':p:h') end
  end
  return folder
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'swift',
  callback = function(event)
    local config = { name = 'seamlint', cmd = { 'seamlint', 'lsp' }, root_dir = root(event.file) }
    if vim.lsp.start then
      vim.lsp.start(config)
    else
      clients[config.root_dir] = clients[config.root_dir] or vim.lsp.start_client(config)
      vim.lsp.buf_attach_client(event.buf, clients[config.root_dir])
    end
  end,
})
