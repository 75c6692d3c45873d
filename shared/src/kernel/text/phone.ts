import * as z from 'zod/mini'

const longest = 40
/** What people write between the digits: «+41 (0)52 212-47-30», «052/212.47.30». */
const characters = /^\+?[\d\s()/.-]+$/
/** Emergency and service numbers have three. */
const fewestDigits = 3

/** Tells whether a number can be dialled, however its digits are grouped. */
export function isPhone(text: string): boolean {
  if (text.length > longest || !characters.test(text)) return false
  return text.replace(/\D/g, '').length >= fewestDigits
}

/** A phone number, as it was typed. */
export const phoneSchema = z.string().check(z.maxLength(longest), z.refine(isPhone, { message: 'phone' }))
