import * as z from 'zod/mini'
import { asCopied } from './as-copied.ts'

const longest = 40
/** Signs between the digits: «+41 (0)52 212-47-30», «052/212.47.30», «01·23·45». */
const characters = /^\(?\+?[\d\s()/.·-]+$/
const dashes = /[\p{Pd}\u2212]/gu
/** Words before an extension: «ext. 12», «x12», «int. 12», «Durchwahl 12», «#12», and «;ext=12» as links have it. */
const extensionPattern =
  /^(?:[;,]?(?:ext(?:ension)?|int(?:erne?)?|durchwahl|dw|apparat|app|poste|x)|[#,;])[.:=]?(\d{1,7})$/i
/** Word before a number in a line that was copied: «Tel. 052 …». */
const label = /^(?:telefon|tel|téléphone|tél|phone)[.:]?\s*(?=[+\uff0b(\d])/iu

/** Emergency and service numbers have three digits. Source: ITU-T E.164 has at most fifteen, with the country's code. */
const minDigits = 3
const maxDigits = 15
/** Shorter than any number of a country behind its code. */
const minAbroad = 7

/** Codes of countries with one digit or two; all others have three. Source: ITU-T E.164. */
const shortCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/
/** Countries whose numbers begin with a zero that is dialled from abroad too, such as Italy: there is none to leave out. */
const zeroStays: readonly string[] = ['39', '378', '225', '226', '229', '241', '242', '992']

/**
 * The number that a phone dials for one as people write it: its digits, with a plus where it names its country. «(0)» behind the
 * country's code is left out, and 00 is a plus. Null for what is no number.
 */
export function dialledNumber(text: string): string | null {
  const { number } = takenApart(text)
  if (!characters.test(number)) return null
  const digits = number.replace(/\D/g, '')
  const isAbroad = number.includes('+') || digits.startsWith('00')
  const dialled = isAbroad ? `+${withoutTrunkZero(digits.replace(/^00/, ''))}` : digits
  const count = dialled.replace('+', '').length
  return count >= (isAbroad ? minAbroad : minDigits) && count <= maxDigits ? dialled : null
}

/** The address that dials a number, its extension behind it; null for what is no number. Source: RFC 3966. */
export function phoneHref(text: string): string | null {
  const { extension } = takenApart(text)
  const number = extension === undefined ? null : dialledNumber(text)
  return number && `tel:${number}${extension && `;ext=${extension}`}`
}

/** Tells whether a number can be dialled, however its digits are grouped. */
export function isPhone(text: string): boolean {
  return text.length <= longest && phoneHref(text) !== null
}

/** The number and its extension, which is empty where there is none and undefined where something else stands. */
function takenApart(text: string): { number: string; extension: string | undefined } {
  const plain = tidyPhone(text).normalize('NFKC').replace(dashes, '-')
  const end = plain.search(/[\p{L};,#]/u)
  if (end < 0) return { number: plain, extension: '' }
  const rest = plain.slice(end).replace(/\s/g, '')
  return { number: plain.slice(0, end), extension: extensionPattern.exec(rest)?.[1] }
}

function withoutTrunkZero(digits: string): string {
  const code = shortCode.exec(digits)?.[0] ?? digits.slice(0, 3)
  const rest = digits.slice(code.length)
  return rest.startsWith('0') && !zeroStays.includes(code) ? code + rest.slice(1) : digits
}

function tidyPhone(text: string): string {
  return asCopied(text, 'tel:').replace(label, '')
}

/** A phone number as it was typed, without what came along when it was copied. */
export const phoneSchema = z
  .string()
  .check(z.overwrite(tidyPhone), z.maxLength(longest), z.refine(isPhone, { message: 'phone' }))
