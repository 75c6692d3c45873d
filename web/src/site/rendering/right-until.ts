import type { SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import { nextMidnight } from '@blickfang/contract/kernel/time/next-midnight.ts'
import { answersUntil } from '@blickfang/contract/sources/answers.ts'

/**
 * Until when a page is right that nobody changes, in ms since 1970: every page shows things that depend on the day, such as the year
 * in the footer, so that no page outlives midnight where the shop is.
 */
export function rightUntil(answers: readonly SourceAnswer[], now: Date, zone: string): number {
  return Math.min(nextMidnight(now, zone).getTime(), answersUntil(answers, now, zone) ?? Number.POSITIVE_INFINITY)
}
