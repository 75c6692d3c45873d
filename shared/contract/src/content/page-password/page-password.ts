import * as z from 'zod/mini'
import { hasVisibleText } from '../../kernel/text/visible-text.ts'

/** Fewest characters of a page's new password: many know it, and each client has ten tries in ten minutes. */
export const pagePasswordLength = 8
/** Most characters of a page's password, new or typed by a visitor. */
export const maxPagePasswordLength = 200

/**
 * Tells whether a page may get this password. Counted is what a person sees and the spaces between. A shorter one from before
 * this rule goes on opening its page.
 */
export function isPagePassword(text: string): boolean {
  const seen = [...text.normalize('NFC').trim()].filter((sign) => sign === ' ' || hasVisibleText(sign))
  return text.length <= maxPagePasswordLength && seen.length >= pagePasswordLength
}

/** A page's new password. */
export const pagePasswordSchema = z
  .string()
  .check(z.maxLength(maxPagePasswordLength), z.refine(isPagePassword, { message: 'passwordShort' }))
