/** Values measured at one moment, by name. */
export type Sample = Readonly<Record<string, number>>

/** How much more is no growth: a share of what was there, and a part beside it. */
export interface Margin {
  readonly share: number
  readonly plus: number
}

/**
 * Lists the values that grew: those whose median in the last quarter of the run lies above that of the second by more than their
 * margin. The first quarter is for warming up. Each line names both and the margin.
 */
export function listGrowth(samples: readonly Sample[], marginOf: (what: string) => Margin): string[] {
  return summarise(samples).flatMap(({ what, second, last }) => {
    const { share, plus } = marginOf(what)
    const most = second * (1 + share) + plus
    if (last <= most) return []
    return [`${what}: ${round(last)} in the last quarter, ${round(second)} in the second, at most ${round(most)}`]
  })
}

/** The medians that count, of all that was measured. */
export function summarise(samples: readonly Sample[]): readonly { what: string; second: number; last: number }[] {
  const quarter = Math.floor(samples.length / 4)
  if (quarter < 1) throw new Error(`${samples.length} samples have no quarters.`)
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)]
  return Object.keys(samples[0] ?? {}).map((what) => ({
    what,
    second: median(second.map((sample) => sample[what] ?? Number.NaN)),
    last: median(last.map((sample) => sample[what] ?? Number.NaN)),
  }))
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function round(value: number): string {
  return value.toFixed(Number.isInteger(value) ? 0 : 1)
}
