import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'

const longest = 200

/** A name as the database takes it: trimmed, without control characters and halves of characters, 200 characters at most. Empty when nobody would see it. */
export function cleanName(given: string): string {
  const whole = given.replace(/\p{Cc}|\p{Cs}/gu, ' ').trim()
  if (!hasVisibleText(whole)) return ''
  return [...whole].slice(0, longest).join('').trim()
}
