import * as z from 'zod/mini'

/** Source: RFC 5321, the longest path of a mailbox without its angle brackets. */
const longest = 254

/** What stands before the @, without quotes and comments, which no mailbox of today needs. */
const nameCharacters = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i
/** Letters of any language, whose ASCII form the browser's own rules make. */
const hostCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^[a-z0-9][a-z0-9-]*$/i
const topLevel = /[a-z]/i

/** Tells whether mail can be sent to an address. Its host may be written in any language: «info@bücher.ch». */
export function isEmail(text: string): boolean {
  if (text.length > longest) return false
  const at = text.lastIndexOf('@')
  return isName(text.slice(0, Math.max(0, at))) && isHost(text.slice(at + 1))
}

function isName(name: string): boolean {
  if (!nameCharacters.test(name)) return false
  return !name.startsWith('.') && !name.endsWith('.') && !name.includes('..')
}

function isHost(host: string): boolean {
  if (!hostCharacters.test(host)) return false
  const labels = asciiOf(host).split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}

/** The host in ASCII; what cannot be written so stays, and is no host. */
function asciiOf(host: string): string {
  const isPlain = /^[ -~]*$/.test(host)
  return !isPlain && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host
}

/** An e-mail address, as it was typed. */
export const emailSchema = z.string().check(z.maxLength(longest), z.refine(isEmail, { message: 'email' }))
