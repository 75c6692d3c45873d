import * as z from 'zod/mini'
import { parseUrl } from './address/parse-url.ts'
import { asCopied } from './as-copied.ts'

/** Source: RFC 5321, the longest path of a mailbox without its angle brackets, and its longest part before the @. */
const longest = 254
const maxNameLength = 64

/** Characters before the @, without quotes and comments, which no mailbox of today needs. */
const nameCharacters = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i
/** The beginning of an encoded word: some mail servers decode it even here, and then send to another address. */
const encoded = '=?'
/** Letters of any language, whose ASCII form the browser's own rules make. */
const hostCharacters = /^[\p{L}\p{M}\p{N}.-]+$/u
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
const topLevel = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i

/** Tells whether mail can be sent to an address. Its host may be written in any language: «info@bücher.ch». */
export function isEmail(text: string): boolean {
  if (text.length > longest) return false
  const at = text.lastIndexOf('@')
  return isName(text.slice(0, Math.max(0, at))) && isHost(text.slice(at + 1))
}

function isName(name: string): boolean {
  if (name.length > maxNameLength || name.includes(encoded) || !nameCharacters.test(name)) return false
  return !name.startsWith('.') && !name.endsWith('.') && !name.includes('..')
}

function isHost(host: string): boolean {
  if (!hostCharacters.test(host) || hasLookalikes(host)) return false
  const labels = asciiOf(host).split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}

/** Letters in another width or style, which browsers read as plain ones and mail servers do not. */
function hasLookalikes(host: string): boolean {
  return host.normalize('NFC') !== host.normalize('NFKC')
}

/** The host in ASCII; what cannot be written so, or is written so wrongly, stays or is empty, and is no host. */
function asciiOf(host: string): string {
  const isPlain = /^[ -~]*$/.test(host) && !/xn--/i.test(host)
  if (isPlain) return host
  return parseUrl(`http://${host}`)?.hostname ?? ''
}

/** An e-mail address as it was typed, without what came along when it was copied. */
export const emailSchema = z.string().check(
  z.overwrite((text) => asCopied(text, 'mailto:')),
  z.maxLength(longest),
  z.refine(isEmail, { message: 'email' }),
)
