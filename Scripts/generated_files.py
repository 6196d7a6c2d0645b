# This source file is part of the SpokenText project.
# SPDX-License-Identifier: Apache-2.0

"""Writes the files that a script generates, or compares them with the committed ones."""

import difflib
import importlib.machinery
import importlib.util
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# A pattern that "spoken new" wrote for a translator, which is { "" } or a choice between such variants.
UNWRITTEN = r'(?:\{ "" \}|\{ [^{}]* ->\n(?: +\*?\[[^\]]*\] \{ "" \}\n)+ *\})'


def sibling(name):
    """Loads another script of this folder as a module."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(name.replace("-", "_"), str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def written_text(path):
    """Returns the text of a table without the values and attributes that have no words yet. No line moves."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(rf"^ +\.[a-z][a-z0-9-]* = {UNWRITTEN}$", line_breaks, text, flags=re.MULTILINE)
    text = re.sub(rf"^([a-z][a-z0-9-]* =) {UNWRITTEN}$", lambda match: match[1] + line_breaks(match), text, flags=re.MULTILINE)
    return re.sub(r"^[a-z][a-z0-9-]* =(\n+)(?![ \n])", r"\1", text, flags=re.MULTILINE)


def line_breaks(match):
    return "\n" * match[0].count("\n")


def language_of(locales, tag):
    """Returns the tag of the language that a table belongs to: `es` for `es-419`, and `zh-Hans` for itself.

    A language is the shortest part of the tag that has a folder.
    """
    parts = tag.split("-")
    tags = ("-".join(parts[:count]) for count in range(1, len(parts)))
    return next((language for language in tags if (locales / language).is_dir()), tag)


def tables_with(locales, file):
    """Returns the tags of all tables whose language has a file, such as unit.ftl."""
    return sorted(path.name for path in locales.iterdir() if (locales / language_of(locales, path.name) / file).exists())


def publish(files, check):
    """Writes the files, or compares them if check is true.

    files has the text of each path, or None for a file that must not exist. Returns 1 if a file differs, after printing the
    first 20 lines of its difference, and 0 otherwise.
    """
    differs = 0
    for path, text in files.items():
        if not check:
            if text is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            elif path.exists():
                path.unlink()
            continue
        old = path.read_text(encoding="utf-8") if path.exists() else None
        if old == text:
            continue
        differs = 1
        changes = list(difflib.unified_diff((old or "").splitlines(), (text or "").splitlines(), "committed", "generated",
                                            lineterm="", n=0))
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        print("\n".join([f"{name}: {len(changes)} lines of difference", *changes[:20]]))
    return differs
