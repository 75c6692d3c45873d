import { parseUrl } from '@blickfang/contract/kernel/text/address/parse-url.ts'
import { z } from 'zod'

/** A setting that is empty counts as not set: so it stands in .env.example. */
export function set<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

/** A kind of setting: what it takes, in words for whoever sets it, and how it is read; undefined is refused. */
function kind<Value>(takes: string, read: (text: string) => Value | undefined) {
  return z.string(takes).transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: takes, input: text })
    return z.NEVER
  })
}

function matching(takes: string, isRight: (text: string) => boolean) {
  return kind(takes, (text) => (isRight(text) ? text : undefined))
}

/** A whole number, written in digits. */
export function wholeNumber(min: number, max: number, takes = `a whole number from ${min} to ${max}`) {
  return kind(takes, (text) => {
    const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max ? number : undefined
  })
}

export const port = wholeNumber(0, 65_535, 'a port, a whole number from 0 to 65535')

/** Days, 0 for good. */
export function days(min: number) {
  const max = 36_500
  return kind(`a number of days from ${min} to ${max}, or 0 for good`, (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    return number === 0 || (number >= min && number <= max) ? number : undefined
  })
}

export function oneOf<const Choice extends string>(...choices: readonly Choice[]) {
  return kind(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text))
}

/** An address on the web with all that belongs to it. */
export const httpAddress = matching('an address such as https://www.example.ch/path', isHttpAddress)

/** Scheme, host and perhaps port of a server, as browsers name it in `Origin`; one with a slash behind is taken too. */
export const httpOrigin = kind('an address without a path, such as https://www.example.ch', (text) => {
  if (!isHttpAddress(text)) return undefined
  const { origin, href } = new URL(text)
  return href === `${origin}/` ? origin : undefined
})

/** An address of the given schemes, such as `redis://host:6379/0`. */
export function addressOf(schemes: readonly string[], example: string) {
  return matching(`an address such as ${example}`, (text) => isAddress(text, schemes))
}

/** A comma-separated list; blanks around the commas go. */
export function listOf(takes: string, isRight: (item: string) => boolean) {
  return kind(takes, (text) => {
    const items = text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
    return items.every(isRight) ? items.join(',') : undefined
  })
}

/** A text that has a form of its own. */
export function textLike(takes: string, pattern: RegExp) {
  return matching(takes, (text) => pattern.test(text))
}

export function isHttpAddress(text: string): boolean {
  return isAddress(text, ['http', 'https'])
}

/** Refuses signs that a URL leaves out without a word, such as blanks and line breaks: they make an address that nobody meant. */
function isAddress(text: string, schemes: readonly string[]): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !schemes.some((scheme) => text.startsWith(`${scheme}://`))) return false
  return parseUrl(text) !== null
}
