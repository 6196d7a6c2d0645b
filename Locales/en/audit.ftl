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
audit-role = … button, … btn, button for …, button to …, … radio button, … tab bar item

# Words for the type of other controls and of images, in any label. A label doesn't need them either. The audit ignores
# them if the label has one of the verbs in audit-verbs, because then they are what the control acts on: “Add image”.
audit-role-control =
    … checkbox, … check box, … text field, … textfield, … textbox, … input field, … search bar, … dropdown,
    … drop down, … dropdown menu, … drop down menu, … dropdown list, … drop down list, … combo box, … text box,
    text box …, textbox …, image of …, picture of …, graphic of …, icon of …, icon for …, … icon, … field, … slider,
    … picker, avatar image, … avatar image, profile image, … profile image, cover image, header image, logo image,
    … logo image

# Words for the type of an image. The audit looks for them only in the labels of images, because the screen reader adds
# "image" to those labels. The lists after this one work in the same way for other types.
audit-role-image =
    … image, … icon, … picture, … graphic, image of …, image showing …, picture of …, picture showing …, icon of …,
    icon for …, graphic of …

# Words for the type of a link.
audit-role-link = … link, … hyperlink, link to …

# Words for the type of a heading.
audit-role-header = … heading, … header

# Words for the type of a search field.
audit-role-search = … search field, … search bar, … search box, … field, search bar, search box

# Words for the type of a control that is turned on and off.
audit-role-toggle = … switch, … toggle, … toggle switch, … checkbox, toggle …, toggle for …, switch for …

# Words for the type of a control whose value is changed by swiping up and down.
audit-role-slider = … slider, … stepper, … picker

# Words for the type of a tab.
audit-role-tab = … tab, … tab bar

# Words for the type of a control at the beginning of a hint, such as “Button that opens the menu”. A hint doesn't need
# them, because the screen reader says the type.
audit-role-hints = button …, this button …, the button …, menu button …

# Whole hints, and the beginnings and ends of hints, that say that a text can be edited. The screen reader says so.
audit-editable = editable, … editable, can be edited, … can be edited

# Whole labels that would fit any control, so that the listener can't know what the control does.
audit-generic =
    button, btn, image, icon, picture, graphic, link, view, label, element, item, object, icon button, image button,
    unlabeled, unlabelled, placeholder, placeholder text, sample text, dummy text,
    lorem ipsum, todo, tbd, checkbox, check box, radio button, text field, text box, textbox, dropdown, drop down,
    switch, to be deleted

# Whole labels and texts that say only where to press.
audit-click-here =
    click here, tap here, press here, here, click me, tap me, click this, tap this, click this link, this link,
    click for more, tap for more, click here for more, tap here for more, click here for more information,
    click here to learn more, tap here to learn more

# Whole labels of links that don't say where the link leads.
audit-vague-links =
    learn more, more, read more, see more, find out more, details, more details, more info, more information,
    view more, info, about, this page, go

# Whole error messages that don't say what is wrong.
audit-vague-errors =
    error, error occurred, an error occurred, an error has occurred, there was an error, there was a problem,
    unknown error, an unknown error occurred, an unknown error has occurred, unexpected error,
    an unexpected error occurred, an unexpected error has occurred, something went wrong, sorry something went wrong,
    oops, oops something went wrong, oops an error occurred, uh oh, uh oh something went wrong, whoops,
    whoops something went wrong, invalid input

# Gestures in a hint, or in a label of several words. People use different gestures, so neither a hint nor a label
# should name one.
audit-gestures =
    … double tap …, … triple tap …, … tap …, … taps …, … long press …, … press and hold …, … touch and hold …,
    … tap and hold …, … hold down …, … tapping …, … swipe …, … swiping …, … pinch …, … click …, … clicking …, … drag …,
    … dragging …, … flick …, … force touch …, … two finger …, … three finger …, … double tab …, … slide vertically …,
    … slide up or down …

# Beginnings of short labels that name a gesture, such as “Tap to select”.
audit-gesture-labels =
    tap to …, double tap to …, swipe to …, click to …, long press to …, press and hold to …, touch and hold to …,
    drag to …, pinch to …, slide up or down to …

# Phrases with a word for a gesture that means something else, such as “tap water”, and gestures of three fingers, which
# are the screen reader's own. The audit finds no gesture in a text that has one of them.
audit-not-gestures =
    … tap water …, … tap dance …, … tap dancing …, … tap to pay …, … on tap …, … click and collect …,
    … click & collect …, … pinch of …, … drag queen …, … drag race …, … drag racing …, … three finger …,
    … three fingers …, … 3 fingers …, … 3 finger …

# Gestures that the screen reader uses to move to the next element, so that the app never gets them.
audit-swipes =
    … swipe left …, … swipe right …, … swipe to the left …, … swipe to the right …, … swipe left or right …,
    … swiping left …, … swiping right …, … swipe sideways …, … swipe horizontally …, … flick left …, … flick right …,
    … flick to the left …, … flick to the right …, … slide left …, … slide right …, … slide to the left …,
    … slide to the right …, … swipe to delete …, … slide to delete …, … swipe to archive …, … swipe for more …,
    … swipe for options …

# Whole hints that don't say what happens.
audit-empty-hints =
    button, link, image, double tap, tap, click, double tap to activate, double tap to select, tap to select,
    tap to activate, click to activate, click to select, double tap to interact, tap to interact, double tap to open,
    tap to open, click to open, press to activate, press to select, activates the button, activates this button,
    press the button, tap the button, click the button, tap for more, double tap for more, tap for more info,
    double tap for more info, tap for details, more, performs action, performs an action, does something, hint,
    select button, select the button, selected, not selected, unselected, dimmed, disabled, on, off, error, video

# Words in a label for an element that is selected. A label doesn't need them, because the screen reader says so.
audit-selected = … selected, selected …, … is selected, … currently selected

# Words in a label for an element that can't be used now. A label doesn't need them, because the screen reader says so.
audit-disabled = … disabled, disabled …, … dimmed, … greyed out, … grayed out, … not enabled

# Words for the position of a switch, at the end of its label. The screen reader says the position.
audit-switched =
    … on, … off, … is on, … is off, … enabled, … disabled, … switched on, … switched off,
    … checked, … unchecked, … ticked, … unticked

# Abbreviations that voices read as letters or as another word, without their full stop. Don't list an abbreviation that
# your voice reads as the whole word. If your language has none, write only “…”.
audit-abbreviations = qty, approx, incl, excl, acct, dept, msg, msgs, pwd, attn, govt, mgmt, pymt, misc

# Abbreviations that the audit looks for only after a number, such as “hrs” in “3 hrs”.
audit-unit-abbreviations = hr, hrs, mins, sec, secs, wk, wks, yr, yrs, mos, pcs, pc, pts

# Short words that nearly every sentence of your language has, and few sentences of other languages. The audit uses them
# to find out the language of a text.
audit-common-words =
    the, a, an, and, or, of, to, in, on, at, for, with, from, by, as, is, are, was, be, has, have, not, no, you, your,
    this, that, it, its, if, when, will, can, all, any, but, we, our, what, how, who, which, then, than, into, about, after,
    before, more, only, until, up, out

# Words that may occur twice in a row in a correct sentence. If any word may do so, as in Hindi, write only “…”.
audit-double-words = oh, twenty, at, dot, minus, plus, that, had, is, no, so, very, bye, ha, yes, knock, tut, there

# Verbs of controls, in the form that labels in your language use, such as “add” in “Add image”. Don't list a verb that is
# also the name of an icon, such as “search”.
audit-verbs =
    add, edit, delete, remove, copy, open, close, show, hide, change, choose, select, set, save, upload, download,
    take, use, view, clear, enlarge, minimise, minimize, maximise, maximize, expand, collapse, move, replace, update,
    create, crop, rotate, insert, attach, drag, resize, customize, customise, reset, pick, tap, press, enter, enable,
    disable, turn, load, reload, send, undo, redo, generate, get, go, import, export, print, rename, dismiss, see,
    make, apply, enhance, draw, switch, leave, focus, edited, allow, include, no, without, missing, tapping, exit
