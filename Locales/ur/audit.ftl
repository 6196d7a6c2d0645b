## Settings: lists of words that the audit of an app's labels looks for, read by the library and never spoken
##
## Each setting is a list of phrases in lowercase, in any order, with commas between them. An ellipsis represents the
## other words of a label. For example, “… button” matches the end of “Delete button”, “button …” matches the beginning
## of a label, and “… tap …” matches any place. A phrase without an ellipsis must match the whole label.
##
## Write the phrases that apps in your language really use. Don't translate each English phrase. For example, if your
## language says the type of a control before its name, put the ellipsis after the type.

# Words for the type of a control, such as a button. A label doesn't need them, because the
# screen reader adds the type. List only words that have no other meaning in a label. For example, “copy link” may be a
# good label, so “link” isn't listed here.
audit-role = { "" }

# Words for the type of other controls and of images, in any label. A label doesn't need them either. The audit ignores
# them if the label has one of the verbs in audit-verbs, because then they are what the control acts on: “Add image”.
audit-role-control = { "" }

# Words for the type of an image. The audit looks for them only in the labels of images, because the screen reader adds
# "image" to those labels. The lists after this one work in the same way for other types.
audit-role-image = { "" }

# Words for the type of a link.
audit-role-link = { "" }

# Words for the type of a heading.
audit-role-header = { "" }

# Words for the type of a search field.
audit-role-search = { "" }

# Words for the type of a control that is turned on and off.
audit-role-toggle = { "" }

# Words for the type of a control whose value is changed by swiping up and down.
audit-role-slider = { "" }

# Words for the type of a tab.
audit-role-tab = { "" }

# Words for the type of a control at the beginning of a hint, such as “Button that opens the menu”. A hint doesn't need
# them, because the screen reader says the type.
audit-role-hints = { "" }

# Whole hints, and the beginnings and ends of hints, that say that a text can be edited. The screen reader says so.
audit-editable = { "" }

# Whole labels that would fit any control, so that the listener can't know what the control does.
audit-generic = { "" }

# Whole labels and texts that say only where to press.
audit-click-here = { "" }

# Whole labels of links that don't say where the link leads.
audit-vague-links = { "" }

# Whole error messages that don't say what is wrong.
audit-vague-errors = { "" }

# Gestures in a hint, or in a label of several words. People use different gestures, so neither a hint nor a label
# should name one.
audit-gestures = { "" }

# Beginnings of short labels that name a gesture, such as “Tap to select”.
audit-gesture-labels = { "" }

# Phrases with a word for a gesture that means something else, such as “tap water”, and gestures of three fingers, which
# are the screen reader's own. The audit finds no gesture in a text that has one of them.
audit-not-gestures = { "" }

# Gestures that the screen reader uses to move to the next element, so that the app never gets them.
audit-swipes = { "" }

# Whole hints that don't say what happens.
audit-empty-hints = { "" }

# Words in a label for an element that is selected. A label doesn't need them, because the screen reader says so.
audit-selected = { "" }

# Words in a label for an element that can't be used now. A label doesn't need them, because the screen reader says so.
audit-disabled = { "" }

# Words for the position of a switch, at the end of its label. The screen reader says the position.
audit-switched = { "" }

# Abbreviations that voices read as letters or as another word, without their full stop. Don't list an abbreviation that
# your voice reads as the whole word. If your language has none, write only “…”.
audit-abbreviations = { "" }

# Abbreviations that the audit looks for only after a number, such as “hrs” in “3 hrs”.
audit-unit-abbreviations = { "" }

# Short words that nearly every sentence of your language has, and few sentences of other languages. The audit uses them
# to find out the language of a text.
audit-common-words = { "" }

# Words that may occur twice in a row in a correct sentence. If any word may do so, as in Hindi, write only “…”.
audit-double-words = { "" }

# Verbs of controls, in the form that labels in your language use, such as “add” in “Add image”. Don't list a verb that is
# also the name of an icon, such as “search”.
audit-verbs = { "" }
