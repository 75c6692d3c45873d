/** The value below which a share of the samples lies; `share` from 0 to 1. NaN without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Milliseconds with one decimal. */
export function ms(value: number): string {
  return value.toFixed(1)
}
