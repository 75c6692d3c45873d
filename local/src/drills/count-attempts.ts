import { afterAll, expect } from 'vitest'

/**
 * Counts what a drill has tried, and says it at its end. A drill that tried less than `least` fails: it has shown nothing. Returns what
 * to call for each attempt, once its answer was looked at.
 */
export function countAttempts(what: string, least: number): (made?: number) => void {
  let attempts = 0
  afterAll(() => {
    console.log(`${attempts} ${what}`)
    expect(attempts, what).toBeGreaterThanOrEqual(least)
  })
  return (made = 1) => {
    attempts += made
  }
}
