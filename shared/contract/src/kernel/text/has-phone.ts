import { isPhone } from './phone.ts'

/** A number as people group it. */
const stretch = /\+?[\d(][\d\s()/.-]*/g
/** Words and signs around a number: «Büro», «abends ab 18 Uhr», «int. 12». */
const around = /^[\p{L}\p{M}\d\s.,;()/+#'’–-]*$/u

/** Tells whether a person finds a number to dial in what somebody wrote, such as «079 123 45 67 (abends)» or «Büro 044 123 45 67». */
export function hasPhone(text: string): boolean {
  return isPhone(text) || (around.test(text) && (text.match(stretch) ?? []).some((each) => isPhone(each.trim())))
}
