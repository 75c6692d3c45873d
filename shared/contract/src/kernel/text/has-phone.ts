import { isPhone } from './phone.ts'

/** A number as people group it. */
const stretch = /\+?[\d(][\d\s()/.-]*/g
/** Between two numbers, or a number and an hour: «044 123 45 67 / 079 123 45 67», «079 123 45 67 08-12». */
const gap = / ?[/-] ?(?=[+0(])| (?=[+0(])/
/**
 * Words and signs around a number: «Büro», «P: 044 …», «abends ab 18:00 Uhr!», «int. 12», a picture of a phone; no address, whose
 * colon stands before a word.
 */
const around =
  /^(?:[\p{L}\p{M}\d\s.,;()/+#&'’–!?"“”„«»[\]*\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}-]|\u200d|:(?=[\s\d+]))*$/u

/**
 * Tells whether a person finds a number to dial in what somebody wrote, such as «079 123 45 67 (abends)», «Büro: 044 123 45 67» or
 * two numbers.
 */
export function hasPhone(text: string): boolean {
  if (isPhone(text)) return true
  const line = text.replace(/\s+/g, ' ')
  const stretches = around.test(line) ? (line.match(stretch) ?? []) : []
  return stretches.some((each) => [each, ...each.split(gap)].some((part) => isPhone(part.trim())))
}
