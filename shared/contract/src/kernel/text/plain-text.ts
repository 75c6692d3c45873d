/** Signs that steer a text rather than stand in it: they turn the direction of what follows, or hold half a character. */
const steering = /[\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** Control signs that a person's keyboard puts into a text of several lines. */
const layout = /[\t\n\r]/g

/** Tells whether one line holds nothing but what is read: no control signs, no other line, no sign that turns it around. */
export function isPlainLine(text: string): boolean {
  return !steering.test(text) && !controls.test(text)
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(layout, ''))
}
