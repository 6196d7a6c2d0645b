# This source file is part of the SpokenText project.
# SPDX-License-Identifier: Apache-2.0

"""Loads the libraries of ICU 78 that are part of the Python package icu4py 1.2.0, on Linux and macOS.

On macOS, this is untested. The packages for macOS have the same libraries with every function that the scripts call.
"""

import ctypes
import pathlib
import sys
from importlib.metadata import PackageNotFoundError, version

ICU4PY = "1.2.0"
INSTALL = f"install it: python3 -m pip install icu4py=={ICU4PY}"
try:
    if version("icu4py") != ICU4PY:
        sys.exit(f"icu4py is {version('icu4py')}, and not {ICU4PY}; {INSTALL}")
    import icu4py
    import icu4py.locale  # noqa: F401 - loads ICU's libraries
    import icu4py.messageformat  # noqa: F401
except (ImportError, PackageNotFoundError) as error:
    sys.exit(f"icu4py is missing ({error}); {INSTALL}")

PACKAGE = pathlib.Path(icu4py.__file__).parent
# The folders on Linux and on macOS.
FOLDERS = PACKAGE.parent / "icu4py.libs", PACKAGE / ".dylibs"


def load(name):
    """Returns one of ICU's libraries, such as icuuc."""
    for folder in FOLDERS:
        for path in sorted(folder.glob(f"lib{name}[.-]*")):
            return ctypes.CDLL(str(path))
    sys.exit(f"lib{name} isn't in {' or '.join(map(str, FOLDERS))}; {INSTALL}")
