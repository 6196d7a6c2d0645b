# This source file is part of the SpokenText project.
# SPDX-License-Identifier: Apache-2.0

"""Finds the short names and the smaller units of currencies, and their nouns, for Scripts/currency-names.

A language's currency.ftl can have settings in a comment on the whole file. An indented line continues the line above it.

    ### Short names and smaller units: aed ars aud
    ###     bgn bhd
    ### Smaller unit alone: { $minor } de { $name }
    ### Gender: masculine

The first setting lists the only currencies that have short names and smaller units. Without it, all currencies have them.
The second setting is the pattern for a smaller unit alone. Without it, the noun of the smaller unit replaces the noun of the
currency, as in "US cent" for "US dollar". The third setting is the gender of generated entries that have no other gender.
"""

import functools
import pathlib
import re
from collections import Counter, namedtuple

from fluent.syntax import ast

FACTS = pathlib.Path(__file__).resolve().parent / "currency-facts.tsv"
SCOPE, ALONE, GENDER = "Short names and smaller units", "Smaller unit alone", "Gender"

# The parts of a name: the id of its noun, the Fluent text before and after the noun, and the whole name as plain text.
# A text is None if it changes with the number.
Name = namedtuple("Name", "noun before after singular")


@functools.cache
def facts():
    """Returns the ids of the nouns of each currency and of its smaller unit, or None for a missing noun."""
    lines = [line for line in FACTS.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    rows = [line.split("\t") for line in lines]
    return {code: tuple(None if noun == "-" else f"noun-{noun}" for noun in nouns) for code, *nouns in rows}


# Tables


def settings_of(resource):
    """Returns the settings of a file by name."""
    found, key = {}, None
    comments = [entry.content for entry in resource.body if isinstance(entry, ast.ResourceComment)]
    for line in "\n".join(comments).splitlines():
        if key and line.startswith("  "):
            found[key] += " " + line.strip()
            continue
        name, _, value = line.partition(": ")
        key = name if name in (SCOPE, ALONE, GENDER) else None
        if key:
            found[key] = value
    return found


def reference_of(pattern):
    """Returns the id of the message if the pattern is only a reference to a message, and None otherwise."""
    if pattern is None or len(pattern.elements) != 1:
        return None
    expression = getattr(pattern.elements[0], "expression", None)
    is_message = isinstance(expression, ast.MessageReference) and expression.attribute is None
    return expression.id.name if is_message else None


def reference(id):
    return f"{{ {id} }}"


def pieces_of(pattern):
    """Returns the texts and the ids of a pattern, as pairs of a text or None and an id or None."""
    return [
        (element.value, None) if isinstance(element, ast.TextElement) else (None, reference_of(ast.Pattern([element])))
        for element in pattern.elements
    ]


def source_of(pattern):
    """Returns the Fluent text of a pattern that has only texts and references."""
    return "".join(text if id is None else reference(id) for text, id in pieces_of(pattern) if (text, id) != (None, None))


def has_units(table, code):
    """Returns whether the currency has a short name and a smaller unit in this language."""
    scope = table.settings.get(SCOPE)
    return code in facts() if scope is None else code.lower() in scope.split()


# Names


def name_of_pattern(table, pattern):
    """Returns the parts of a handwritten name that refers to a noun, or None."""
    noun, sides, singular = None, ["", ""], ""
    for text, id in pieces_of(pattern):
        entry = table.nouns.get(id) or table.words.get(id)
        if text is None and entry is None:
            return None
        singular += text or entry[""]
        if noun is None and id in table.nouns:
            noun = id
        else:
            sides[noun is not None] += text or reference(id)
    return Name(noun, *sides, singular) if noun else None


def name_of_text(table, names):
    """Returns the parts of a name, from its texts by plural category."""
    singular = names[table.names.category("1")]
    for noun, rests in table.nouns_within(names):
        return Name(noun, *(side_of_noun(table, noun, rests, index) for index in (0, 1)), singular)
    return Name(None, None, None, singular)


def side_of_noun(table, noun, rests, index):
    """Returns the Fluent text before (0) or after (1) a noun, or None if the text changes and isn't an adjective."""
    if word := table.word_beside(table.nouns[noun], rests, index):
        id, joint = word
        return reference(id) + joint if index == 0 else joint + reference(id)
    texts = {rest[index] for rest in rests.values()}
    return texts.pop() if len(texts) == 1 else None


def with_noun(name, noun):
    """Returns the Fluent text of a name with another noun, or None if the name changes or has only a noun."""
    if None in (name.before, name.after) or not name.before + name.after:
        return None
    return name.before + reference(noun) + name.after


def agrees_with_all(name):
    """Returns whether the words around the noun of a name are entries, which agree with every noun."""
    return not any(re.search(r"\w", re.sub(r"\{.*?\}", "", side or "")) for side in (name.before, name.after))


# Units


class Units:
    """The short names and smaller units of a language's currencies."""

    def __init__(self, table, names):
        """Takes the table, and the parts of each currency's name by code."""
        self.table = table
        self.names = names
        # Handwritten attributes that the script would also write.
        self.repeated = []
        codes = [code for code in names if has_units(table, code)]
        minors = repeated(self.minor(code) for code in codes) | repeated(minor for _, minor in facts().values())
        # Nouns that several currencies share, so that they need another word if they are alone.
        self.shared = minors | {names[code].noun for code in codes if names[code]}

    def by_hand(self, code):
        return self.table.messages.get(f"currency-{code.lower()}", (None, {}))

    def minor(self, code):
        """Returns the noun of the smaller unit. A handwritten noun comes before the noun from the list."""
        hand = self.by_hand(code)[1]
        id = reference_of(hand["minor"]) if "minor" in hand else facts().get(code, (None, None))[1]
        id = self.table.aliases.get(id, id)
        return id if id in self.table.nouns else None

    def attributes(self, code, cldr):
        """Returns the attributes that currency.ftl doesn't have. The second argument has the parts of CLDR's name."""
        if not has_units(self.table, code):
            return {}
        hand = self.by_hand(code)[1]
        found = {key: text for key, text in self.all_attributes(code, cldr).items() if text}
        # The other two attributes by hand are among those found, because other attributes follow from them.
        self.repeated += [
            f"{code} .{key}" for key in ("local", "minor-alone") if key in hand and source_of(hand[key]) == found.get(key)
        ]
        return {key: text for key, text in found.items() if key not in hand}

    def all_attributes(self, code, cldr):
        name, found = self.names[code], {}
        if name and name.noun and (name.before, name.after) != ("", ""):
            found["local"] = reference(name.noun)
        longer = self.longer(code, cldr)
        if longer:
            found["full"] = with_noun(longer, longer.noun)
        minor = self.minor(code)
        if minor:
            found["minor"] = reference(minor)
            if name and minor in self.shared:
                found["minor-alone"] = self.alone(name, longer or name, minor)
        return found

    def longer(self, code, cldr):
        """Returns the parts of the longer name if the currency's value is only a noun, and None otherwise."""
        name, (value, hand) = self.names[code], self.by_hand(code)
        if name is None or name.noun is None or reference_of(value) != name.noun:
            return None
        longer = name_of_pattern(self.table, hand["full"]) if "full" in hand else cldr
        return longer if longer and longer.noun == name.noun else None

    def alone(self, name, distinct, minor):
        """Returns the Fluent text of a smaller unit alone, or None if it doesn't follow from the names.

        No other currency has the distinct name, even if the noun is replaced.
        """
        if self.pattern:
            return self.pattern.replace("{ $minor }", reference(minor)).replace("{ $name }", name.singular)
        if distinct.noun is None:
            return None
        nouns = [self.table.nouns[id] for id in (distinct.noun, minor)]
        is_alike = self.table.traits_of(nouns[0]) == self.table.traits_of(nouns[1])
        return with_noun(distinct, minor) if is_alike or agrees_with_all(distinct) else None

    @property
    def pattern(self):
        return self.table.settings.get(ALONE)


def repeated(items):
    return {item for item, number in Counter(items).items() if item and number > 1}


# Nouns


def nouns_of_names(table, cldr):
    """Returns the texts by plural category of each noun that no table has, by id.

    A noun is the first or the last word of most names that have the noun in the list. The second argument has CLDR's names
    by code. For each, it has the texts by plural category, and whether CLDR distinguishes categories.
    """
    if all(len(words_of(name)) == 1 for names, _ in cldr.values() for name in names.values()):
        # Names without spaces don't show the beginning of the noun.
        return {}
    index = place_of_nouns(cldr)
    texts, used = {}, set()
    for code, major in majors(cldr):
        text = tuple((category, words_of(name)[index]) for category, name in cldr[code][0].items())
        texts.setdefault(major, Counter())[text] += 1
        if has_units(table, code):
            used.add(major)
    known = {noun[""] for noun in table.nouns.values()}
    found = {}
    # If two nouns have the same text, the more frequent one gets it.
    for major in sorted(used - table.nouns.keys() - table.aliases.keys(), key=lambda id: (-texts[id].total(), id)):
        text, uses = texts[major].most_common(1)[0]
        if uses * 2 > texts[major].total() and not known & set(dict(text).values()):
            found[major] = dict(text)
            known |= set(dict(text).values())
    return dict(sorted(found.items()))


def majors(cldr):
    """Yields the codes with a useful name, and their nouns.

    If CLDR distinguishes categories in most names, a name without categories is incomplete.
    """
    most_change = sum(changes for _, changes in cldr.values()) * 2 > len(cldr)
    for code, (major, _) in facts().items():
        if major and code in cldr and (cldr[code][1] or not most_change):
            yield code, major


def place_of_nouns(cldr):
    """Returns 0 if names begin with their noun, and -1 if they end with it. Names with the same noun are alike there."""

    def likeness(index):
        groups = {}
        for code, major in majors(cldr):
            groups.setdefault(major, []).append({words_of(name)[index] for name in cldr[code][0].values()})
        return sum(bool(first & other) for first, *others in groups.values() for other in others)

    return max((-1, 0), key=likeness)


def words_of(name):
    return re.split("[ -]", name)
