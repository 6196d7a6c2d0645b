// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

"use strict";

// The page of a phrasebook. data/samples.js calls `begin`, and the script of each language calls `add`.
const phrasebook = (() => {
  const pageSize = 100;
  const element = (id) => document.getElementById(id);
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const voices = window.speechSynthesis ?? null;
  // The data of the languages that were loaded, by tag.
  const languages = new Map();
  let book = { languages: [], samples: [], comments: {} };
  let shown = 0;
  let found = [];

  function make(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  const direction = (tag) => book.languages.find((language) => language.tag === tag)?.direction ?? "ltr";
  const textOf = (part) => part.runs.map((run) => (typeof run === "string" ? run : run[2])).join("");
  const chosen = () => [element("left").value, element("right").value];

  // MARK: Loading

  function load(tag) {
    if (languages.has(tag)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const script = make("script", { src: `data/${tag}.js` });
      script.onload = resolve;
      script.onerror = () => reject(new Error(`The file data/${tag}.js can't be read.`));
      document.head.append(script);
    });
  }

  function add(language) {
    // The text of each sample for the search, without differences of case.
    language.searched = language.phrases.map((parts) => parts.map(textOf).join(" ").toLocaleLowerCase(language.tag));
    languages.set(language.tag, language);
  }

  // MARK: Search

  async function update() {
    const tags = chosen();
    try {
      await Promise.all(tags.map(load));
    } catch (error) {
      element("status").textContent = error.message;
      return;
    }
    // Another language may have been chosen in the meantime.
    if (String(tags) !== String(chosen())) return;
    const section = element("section").value;
    const words = element("query").value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    found = [...book.samples.keys()].filter((index) => {
      const sample = book.samples[index];
      if (section && sample.section !== section) return false;
      const ids = tags.flatMap((tag) => {
        const language = languages.get(tag);
        return language.uses[index].map((use) => language.messages[use][0]);
      });
      const text = [sample.call, ...ids, ...tags.map((tag) => languages.get(tag).searched[index])].join(" ").toLowerCase();
      return words.every((word) => text.includes(word));
    });
    ["left", "right"].forEach((side, index) => { element(`${side}-name`).textContent = names.of(tags[index]); });
    element("phrases").tBodies[0].replaceChildren();
    shown = 0;
    show();
    const count = found.length.toLocaleString("en");
    element("status").textContent =
      found.length === 0 ? "No phrases match." : found.length === 1 ? "1 phrase matches." : `${count} phrases match.`;
    save();
  }

  // Adds the next rows, and returns the first of them.
  function show() {
    const rows = found.slice(shown, shown + pageSize).map(row);
    element("phrases").tBodies[0].append(...rows);
    shown += rows.length;
    element("more").hidden = shown >= found.length;
    return rows[0];
  }

  // MARK: Rows

  function row(index) {
    return make("tr", {}, ...chosen().map((tag, side) => cell(index, tag, side)));
  }

  function cell(index, tag, side) {
    const language = languages.get(tag);
    const parts = language.phrases[index];
    const made = make("td");
    parts.forEach((part, number) => {
      const id = `phrase-${index}-${side}-${number}`;
      const text = make("span", { id, lang: tag, dir: direction(tag) }, ...runs(part));
      const line = make("p", { class: "phrase", dir: direction(tag) }, text);
      if (voices) line.append(speakButton(id, part, tag));
      made.append(line);
      if (part.mark) made.append(make("p", { class: "mark" }, `[${part.mark}]`));
    });
    if (parts.length === 0) made.append(make("p", { class: "mark" }, "This language has no such phrase."));
    made.append(details(index, tag, side));
    return made;
  }

  function runs(part) {
    return part.runs.map((run) =>
      typeof run === "string" ? run : make("span", { lang: run[0], dir: run[1] }, run[2]));
  }

  function speakButton(phrase, part, tag) {
    const id = `speak-${phrase}`;
    const button = make("button", { type: "button", id, "aria-labelledby": `${id} ${phrase}` }, "Speak");
    button.addEventListener("click", () => speak(part, tag));
    return button;
  }

  // The content is made when it is opened, because most details stay closed.
  function details(index, tag, side) {
    const summary = make("summary", { id: `details-${index}-${side}` }, "Details");
    summary.setAttribute("aria-labelledby", `details-${index}-${side} phrase-${index}-${side}-0`);
    const made = make("details", {}, summary);
    made.addEventListener("toggle", () => {
      if (made.open && made.children.length === 1) made.append(source(index, tag));
    });
    return made;
  }

  // Returns the command, and each message with its comment and its place in a table.
  function source(index, tag) {
    const language = languages.get(tag);
    const list = make("dl", {},
      make("dt", {}, "Command"), make("dd", {}, make("code", {}, `spoken say ${book.samples[index].call} --locale ${tag}`)));
    for (const use of language.uses[index]) {
      const [id, path, line, text] = language.messages[use];
      const comment = (book.comments[id] ?? []).map((line) => make("p", {}, line));
      list.append(
        make("dt", {}, make("code", {}, id)),
        make("dd", {}, ...comment, make("p", { class: "place" }, `${path}:${line}`),
          make("pre", { lang: tag, dir: "ltr" }, text)));
    }
    return list;
  }

  // MARK: Speech

  function speak(part, tag) {
    const all = voices.getVoices();
    const language = new Intl.Locale(tag).language;
    const voice = all.find((one) => one.lang.replace("_", "-") === tag)
      ?? all.find((one) => new Intl.Locale(one.lang.replace("_", "-")).language === language);
    // While the voices are still loading, the list is empty. The browser then chooses one.
    if (!voice && all.length > 0) {
      element("status").textContent = `This device has no voice for ${names.of(tag)}.`;
      return;
    }
    const utterance = new SpeechSynthesisUtterance(textOf(part));
    utterance.lang = tag;
    if (voice) utterance.voice = voice;
    voices.cancel();
    voices.speak(utterance);
  }

  // MARK: State

  // The page's address keeps the choices, so that a link shows the same phrases.
  const fields = ["left", "right", "section", "query"];

  function save() {
    const state = new URLSearchParams(fields.filter((id) => element(id).value).map((id) => [id, element(id).value]));
    history.replaceState(null, "", `#${state}`);
  }

  function restore() {
    const state = new URLSearchParams(location.hash.slice(1));
    for (const id of fields) {
      const value = state.get(id);
      const field = element(id);
      if (value === null || (field.options && ![...field.options].some((option) => option.value === value))) continue;
      field.value = value;
    }
  }

  function begin(data) {
    book = data;
    for (const side of ["left", "right"]) {
      element(side).append(...book.languages.map(({ tag }) => make("option", { value: tag }, names.of(tag))));
    }
    element("right").value = (navigator.languages ?? []).map((tag) => tag.split("-")[0])
      .find((tag) => tag !== "en" && book.languages.some((one) => one.tag === tag))
      ?? book.languages.at(1)?.tag ?? "en";
    const sections = [...new Set(book.samples.map((sample) => sample.section))];
    const isFile = (name) => name.endsWith(".ftl");
    for (const [label, group] of [["Kinds", sections.filter((name) => !isFile(name))], ["Tables", sections.filter(isFile)]]) {
      element("section").append(make("optgroup", { label }, ...group.map((name) => make("option", { value: name }, name))));
    }
    restore();
    for (const id of fields) element(id).addEventListener(id === "query" ? "input" : "change", update);
    element("controls").addEventListener("submit", (event) => event.preventDefault());
    element("swap").addEventListener("click", () => {
      [element("left").value, element("right").value] = [element("right").value, element("left").value];
      update();
    });
    element("theme").addEventListener("change", (event) => { document.documentElement.dataset.theme = event.target.value; });
    element("more").addEventListener("click", () => show()?.querySelector("button, summary")?.focus());
    window.addEventListener("hashchange", () => { restore(); update(); });
    update();
  }

  return { begin, add };
})();
