"""Puts the command into the wheel, and says in the wheel's name where it runs.

SEAMLINT_BINARY names the command; without it the release build is made first.
"""
import os
import pathlib
import platform
import re
import struct
import subprocess
import sys

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommandHook(BuildHookInterface):
    def initialize(self, version, build_data):
        binary = self.binary()
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform_tag(binary)}"
        build_data["shared_scripts"][str(binary)] = "seamlint"

    def binary(self):
        given = os.environ.get("SEAMLINT_BINARY")
        if given:
            binary = pathlib.Path(given).resolve()
        else:
            # pip reads what a build writes to standard output.
            subprocess.run(["make", "release"], cwd=self.root, check=True, stdout=sys.stderr)
            binary = pathlib.Path(self.root, ".build/release/seamlint")
        if not binary.is_file():
            sys.exit(f"seamlint: no command to put into the wheel: {binary} is no file")
        return binary


def platform_tag(binary):
    """Where the command runs: https://packaging.python.org/specifications/platform-compatibility-tags/."""
    machine = platform.machine()
    if sys.platform == "darwin":
        # As in Package.swift.
        return f"macosx_13_0_{machine}"
    if is_static(binary):
        # For any C library.
        return f"manylinux_2_17_{machine}.musllinux_1_1_{machine}"
    # The newest symbols that it asks of the C library.
    needed = re.findall(rb"\0GLIBC_2\.(\d+)(?=\0)", binary.read_bytes())
    return f"manylinux_2_{max(map(int, needed), default=17)}_{machine}"


def is_static(binary):
    """Whether an ELF file of 64 bits, low byte first, asks for no loader (PT_INTERP)."""
    data = binary.read_bytes()
    (offset,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    return all(struct.unpack_from("<I", data, offset + index * size) != (3,) for index in range(count))
