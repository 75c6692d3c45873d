/** How long a number takes from nothing to itself. */
const durationMs = 1_200

/** The first number in some words, with the words before and after it; null where there is none worth counting. */
export function countedIn(words: string): { before: string; count: number; after: string; groups: string } | null {
  const found = /(?<![\d.,:’'])\d+(?:([’'.,  ])\d{3}(?:\1\d{3})*)?(?![.,:]?\d)/u.exec(words)
  if (!found) return null
  const groups = found[1] ?? ''
  const count = Number(found[0].replaceAll(groups || '\0', ''))
  if (count < 2 || found[0].startsWith('0')) return null
  return { before: words.slice(0, found.index), count, after: words.slice(found.index + found[0].length), groups }
}

/** The words with so much of their number, in the same writing. */
export function partOf(
  { before, count, after, groups }: NonNullable<ReturnType<typeof countedIn>>,
  part: number,
): string {
  const digits = String(Math.round(count * part))
  return before + (groups ? grouped(digits, groups) : digits) + after
}

function grouped(digits: string, groups: string): string {
  const head = digits.length % 3
  const parts = head > 0 ? [digits.slice(0, head)] : []
  for (let at = head; at < digits.length; at += 3) parts.push(digits.slice(at, at + 3))
  return parts.join(groups)
}

/** Counts the numbers of a row up once, when they come into view; for who wants little motion they stand. */
export function countUp(row: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const ends = [...row.querySelectorAll<HTMLElement>('strong')].map(countOnce)
  return () => {
    for (const end of ends) end()
  }
}

function countOnce(value: HTMLElement): () => void {
  const words = value.textContent ?? ''
  const counted = countedIn(words)
  if (!counted) return () => {}
  let frame = 0
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    seen.disconnect()
    const start = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / durationMs)
      value.textContent = part < 1 ? partOf(counted, 1 - (1 - part) ** 3) : words
      if (part < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  })
  seen.observe(value)
  return () => {
    seen.disconnect()
    cancelAnimationFrame(frame)
    value.textContent = words
  }
}
