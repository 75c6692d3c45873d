import * as z from 'zod/mini'

/** Anything but space, control and format characters, halves of characters, fillers, and the empty cell of Braille. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Tells whether a person sees anything of a text. A name without that could be neither read nor pressed. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text)
}

/** A name that something cannot be without: trimmed, at most so many characters, and something to see in it. */
export function nameSchema(maxLength: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.refine(hasVisibleText, { message: 'invisible' }))
}
