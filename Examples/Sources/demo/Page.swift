// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Screens
import SpokenText

/// The screens of some apps as a web page. A browser's voice reads it aloud.
struct Page: CustomStringConvertible {
  private var body: [String] = []
  /// The number of screens so far. The ids of their headings are made from it.
  private var screenCount = 0
  private let title: String

  init(_ listenings: [Listening]) {
    title = listenings.count == 1 ? listenings[0].app : "Example apps"
    for listening in listenings { add(listening) }
  }

  private mutating func add(_ listening: Listening) {
    let language = listening.language
    body.append(#"<article lang="\#(language)" dir="\#(Self.direction(of: language))">"#)
    body.append(#"<h2 lang="en" dir="ltr">\#(Self.escaped(listening.app)), \#(language)</h2>"#)
    for screen in listening.screens {
      screenCount += 1
      let name = "screen-\(screenCount)"
      body.append(#"<section aria-labelledby="\#(name)">"#)
      body.append(#"<div class="title"><h3 id="\#(name)">\#(Self.escaped(screen.title.text))</h3>"#)
      body.append(#"<button class="all" lang="en" aria-describedby="\#(name)">Read aloud</button></div>"#)
      body.append("<ol>")
      for heard in screen.heard { add(heard) }
      body.append("</ol>")
      body.append("</section>")
    }
    body.append("</article>")
  }

  private mutating func add(_ heard: Listening.Heard) {
    switch heard {
    case .element(let element):
      guard !element.isHidden else { return }
      body.append(#"<li><button class="row">"#)
      add("label", element.label)
      if !element.role.isEmpty { body.append(#"<span class="traits" lang="en" dir="ltr">\#(element.role)</span>"#) }
      add("value", element.value)
      add("hint", element.hint)
      for action in element.actions { add("action", action.name) }
      body.append("</button></li>")
    case .announcement(let announcement):
      // An announcement without text only moves the focus.
      guard !announcement.utterance.text.isEmpty else { return }
      body.append(#"<li class="\#(announcement.priority == .high ? "urgent " : "")announcement"><button class="row">"#)
      add("label", announcement.utterance)
      body.append("</button></li>")
    }
  }

  /// Adds a part of an element. Words in other languages are marked with their language.
  private mutating func add(_ name: String, _ utterance: Utterance?) {
    guard let utterance else { return }
    let said = AttributedString(utterance)
    let parts = said.runs.map { run in
      let text = Self.escaped(String(said[run.range].characters))
      return run.languageIdentifier.map { #"<span lang="\#($0)">\#(text)</span>"# } ?? text
    }
    body.append(#"<span class="\#(name)">\#(parts.joined())</span>"#)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  private static func direction(of language: LanguageTag) -> String {
    Locale.Language(identifier: language.description).characterDirection == .rightToLeft ? "rtl" : "ltr"
  }

  var description: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(Self.escaped(title))</h1>
    <p>Each row is an element with its label, value, hint, and actions, or an announcement. To hear a row, choose it. To hear
    a whole screen, choose Read aloud. <button id="stop">Stop</button></p>
    <p id="voices" role="status"></p>
    </header>
    <main>
    \(body.joined(separator: "\n"))
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>
    """
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8886; --mark: #ffd54d55; }
    body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    h2 { margin-top: 3rem; border-bottom: 2px solid var(--line); }
    .title { display: flex; gap: 1rem; align-items: center; margin: 2rem 0 1rem; }
    h3 { margin: 0; }
    button { font: inherit; font-size: 0.9rem; padding: 0.4rem 0.9rem; border-radius: 0.5rem; border: 1px solid var(--line);
      cursor: pointer; }
    ol { list-style: none; padding: 0; margin: 0; border-top: 1px solid var(--line); }
    li { border-bottom: 1px solid var(--line); }
    button.row { display: block; width: 100%; padding: 0.6rem 0.75rem; border: 0; border-radius: 0; background: none;
      color: inherit; font-size: inherit; text-align: start; }
    button.row span { display: block; }
    button.row span span { display: inline; }
    button:focus-visible { outline: 3px solid Highlight; outline-offset: -3px; }
    li.spoken { background: var(--mark); }
    li.announcement { border-inline-start: 4px solid #3b82f6; }
    li.urgent { border-inline-start-color: #dc2626; }
    p { margin: 0; }
    header p, header { margin-bottom: 0.75rem; }
    .label { font-weight: 600; }
    .hint { opacity: 0.8; font-style: italic; }
    .action::before { content: "› " / ""; }
    .traits { font-size: 0.8rem; opacity: 0.8; }
    [dir="rtl"] .traits { text-align: right; }
    """

  private static let script = """
    const main = document.querySelector("main");
    const voices = document.getElementById("voices");
    let turn = 0;

    // A voice speaks one language, so each part of a row is spoken separately.
    function parts(row) {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found = [];
      for (let node; (node = walker.nextNode()); ) {
        const owner = node.parentElement;
        if (owner.closest(".traits") || !node.data.trim()) continue;
        found.push({ text: node.data, lang: owner.closest("[lang]").lang });
      }
      return found;
    }

    function stop() {
      turn += 1;
      speechSynthesis.cancel();
      main.querySelectorAll(".spoken").forEach((row) => row.classList.remove("spoken"));
    }

    function say(part) {
      return new Promise((resolve) => {
        const utterance = new SpeechSynthesisUtterance(part.text);
        utterance.lang = part.lang;
        utterance.onend = utterance.onerror = resolve;
        speechSynthesis.speak(utterance);
      });
    }

    async function read(rows) {
      stop();
      const mine = turn;
      for (const row of rows) {
        row.classList.add("spoken");
        row.scrollIntoView({ block: "nearest" });
        for (const part of parts(row)) {
          await say(part);
          if (mine !== turn) return;
        }
        row.classList.remove("spoken");
      }
    }

    main.querySelectorAll("button.row").forEach((button) => {
      button.addEventListener("click", () => read([button.closest("li")]));
    });
    main.querySelectorAll("button.all").forEach((button) => {
      button.addEventListener("click", () => read(button.closest("section").querySelectorAll("li")));
    });
    document.getElementById("stop").addEventListener("click", stop);

    // Lists the languages that the browser has no voice for. Their rows would be silent without a reason.
    function nameMissingVoices() {
      const found = speechSynthesis.getVoices();
      // Some browsers load their voices later, and then send the event.
      if (!found.length) { voices.textContent = ""; return; }
      const known = new Set(found.map((voice) => voice.lang.split(/[-_]/)[0]));
      const wanted = new Set([...main.querySelectorAll("article")].map((article) => article.lang.split("-")[0]));
      const missing = [...wanted].filter((language) => !known.has(language));
      voices.textContent = missing.length ? "This browser has no voice for " + missing.join(", ") + "." : "";
    }
    if ("speechSynthesis" in window) {
      speechSynthesis.addEventListener("voiceschanged", nameMissingVoices);
      nameMissingVoices();
    } else {
      voices.textContent = "This browser can't read text aloud.";
    }
    """
}
