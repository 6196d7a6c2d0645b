## Settings: words that an audit of labels looks for, read by the library and never spoken
##
## Each is a list of phrases with commas between them, in any order, in small letters. An ellipsis stands where a label has
## other words: “… button” is found at the end of “Delete button”, “button …” would be found at the beginning, “… tap …”
## anywhere. A phrase without one is the whole label. Write what apps in your language really say, not a translation of each
## English phrase: where the name of a control stands before its label, the ellipsis stands after it.

# What a control is called in a label, though the screen reader says it by itself: a button, a field, a check box. Only
# words that nothing else is called by: “link” may be what is copied.
audit-role =
    … button, … btn, button for …, button to …, … checkbox, … check box, … text field, … textfield, … textbox,
    … input field, … search bar, … dropdown, … drop down, … dropdown menu, … drop down menu, … dropdown list,
    … drop down list, … combo box, … radio button, … tab bar item, … text box, text box …, textbox …

# The same of an element that is an image for the screen reader.
audit-role-image =
    … image, … icon, … picture, … graphic, image of …, image showing …, picture of …, picture showing …, icon of …,
    icon for …, graphic of …

# The same of a link.
audit-role-link = … link, … hyperlink, link to …

# The same of a heading.
audit-role-header = … heading, … header

# The same of a field for searching.
audit-role-search = … search field, … search bar, … search box, … field, search bar, search box

# The same of what is turned on and off.
audit-role-toggle = … switch, … toggle, … toggle switch, … checkbox, toggle …, toggle for …, switch for …

# The same of what is set by swiping up and down.
audit-role-slider = … slider, … stepper, … picker

# The same of a tab.
audit-role-tab = … tab, … tab bar

# What a hint calls the control that it is for, though the screen reader says it by itself: “Button that opens the menu”.
audit-role-hints = button …, this button …, the button …, menu button …

# Whole labels that tell nothing apart.
audit-generic =
    button, btn, image, icon, picture, graphic, link, view, label, element, item, object, icon button, image button,
    unlabeled, unlabelled, untitled, unnamed, no label, placeholder, placeholder text, sample text, dummy text,
    lorem ipsum, todo, tbd, checkbox, check box, radio button, text field, text box, textbox, dropdown, drop down,
    switch, to be deleted

# Whole labels and texts that only say where to press.
audit-click-here =
    click here, tap here, press here, here, click me, tap me, click this, tap this, click this link, this link,
    click for more, tap for more, click here for more, tap here for more, click here for more information,
    click here to learn more, tap here to learn more

# Whole messages that do not say what is wrong.
audit-vague-errors =
    error, error occurred, an error occurred, an error has occurred, there was an error, there was a problem,
    unknown error, an unknown error occurred, an unknown error has occurred, unexpected error,
    an unexpected error occurred, an unexpected error has occurred, something went wrong, sorry something went wrong,
    oops, oops something went wrong, oops an error occurred, uh oh, uh oh something went wrong, whoops,
    whoops something went wrong, invalid input

# Gestures that a hint names, or a label of several words.
audit-gestures =
    … double tap …, … triple tap …, … tap …, … taps …, … long press …, … press and hold …, … touch and hold …,
    … tap and hold …, … hold down …, … tapping …, … swipe …, … swiping …, … pinch …, … click …, … clicking …, … drag …,
    … dragging …, … flick …, … force touch …, … two finger …, … three finger …, … double tab …, … slide vertically …,
    … slide up or down …

# Gestures that never reach an app, because the screen reader goes to the next element by them.
audit-swipes =
    … swipe left …, … swipe right …, … swipe to the left …, … swipe to the right …, … swipe left or right …,
    … swiping left …, … swiping right …, … swipe sideways …, … swipe horizontally …, … flick left …, … flick right …,
    … flick to the left …, … flick to the right …, … slide left …, … slide right …, … slide to the left …,
    … slide to the right …, … swipe to delete …, … slide to delete …, … swipe to archive …, … swipe for more …,
    … swipe for options …

# Whole hints that tell no outcome.
audit-empty-hints =
    button, link, image, double tap, tap, click, double tap to activate, double tap to select, tap to select,
    tap to activate, click to activate, click to select, double tap to interact, tap to interact, double tap to open,
    tap to open, click to open, press to activate, press to select, activates the button, activates this button,
    press the button, tap the button, click the button, tap for more, double tap for more, tap for more info,
    double tap for more info, tap for details, more, performs action, performs an action, does something, hint,
    select button, select the button, selected, not selected, unselected, dimmed, disabled, on, off, error, video

# What a label says of what is chosen, though the screen reader says it by itself.
audit-selected = … selected, selected …, … is selected, … currently selected

# What a label says of what cannot be used now, though the screen reader says it by itself.
audit-disabled = … disabled, disabled …, … dimmed, … greyed out, … grayed out, … not enabled

# What a switch is at, at the end of its label.
audit-switched =
    … on, … off, … is on, … is off, … enabled, … disabled, … switched on, … switched off,
    … checked, … unchecked, … ticked, … unticked

# The small words that nearly every sentence of the language has, and few sentences of another. They tell which language a
# text is in.
audit-common-words =
    the, a, an, and, or, of, to, in, on, at, for, with, from, by, as, is, are, was, be, has, have, not, no, you, your,
    this, that, it, its, if, when, will, can, all, any, but, we, our, what, how, who, which, then, than, into, about, after,
    before, more, only, until, up, out

# Words that may rightly stand twice in a row; “…” alone where any word may, as in Hindi.
audit-double-words = oh, twenty, at, dot, minus, plus, that, had, is, no, so, very, bye, ha, yes, knock, tut, there
