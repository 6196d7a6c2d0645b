# This source file is part of the SpokenText project.
# SPDX-License-Identifier: Apache-2.0

"""Reads the data of CLDR 41 in Scripts/cldr, which Scripts/cldr-extract writes."""

import functools
import os
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent / "cldr"


@functools.cache
def rows(file, kind=None):
    """Returns the rows of a file as lists of columns. If a kind is given, returns the rest of the rows that begin with it."""
    lines = (FOLDER / f"{file}.tsv").read_text(encoding="utf-8").splitlines()
    found = [line.split("\t") for line in lines if not line.startswith("#")]
    return found if kind is None else [row[1:] for row in found if row[0] == kind]


@functools.cache
def by_locale(file):
    """Returns the rows of each locale without its name."""
    found = {}
    for locale, *columns in rows(file):
        found.setdefault(locale, []).append(columns)
    return found


# A unit has up to 24 forms, and they begin alike. So each column begins with a letter, which counts the characters that
# the form shares with the form before it. The rest of the form follows. This saves 60% of the file.


def packed(texts):
    """Returns the columns for texts. A text may be None."""
    columns, last = [], ""
    for text in texts:
        if text is None:
            columns.append("")
            continue
        shared = min(len(os.path.commonprefix([last, text])), 25)
        columns.append(chr(ord("a") + shared) + text[shared:])
        last = text
    return columns


def unpacked(columns):
    """Returns the texts that packed() got."""
    texts, last = [], ""
    for column in columns:
        if column:
            last = last[: ord(column[0]) - ord("a")] + column[1:]
        texts.append(last if column else None)
    return texts
