" For Vim: in the folder compiler of the runtime path; then :compiler seamlint, and :make
if exists('current_compiler')
  finish
endif
let current_compiler = 'seamlint'

CompilerSet makeprg=seamlint\ --color\ never\ --progress\ never\ --quiet\ $*
" What is found and its notes; what could not be linted; and nothing of the lines of code between them.
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tnfo:\ %m,%f:%l:%c:\ %tote:\ %m,
      \seamlint:\ %trror:\ %m,%-G%.%#
