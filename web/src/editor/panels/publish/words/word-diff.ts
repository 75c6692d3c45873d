export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Above this many words on both sides together the table of the comparison would stall the dialog. */
const mostWords = 4_000

/** Compares two texts word by word: longest common subsequence, neighbours of one kind joined. Long texts are shown as a whole. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = compare(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const same = (words: readonly string[]) => words.map((text): DiffPart => ({ kind: 'same', text }))
  return join([...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))])
}

/** A price, a time, a coordinate is one word: «1'800», «18:30», «47.4994». */
function wordsOf(text: string): readonly string[] {
  return text.match(/\s+|\p{N}+(?:[.,:'’]\p{N}+)+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

function compare(a: readonly string[], b: readonly string[]): DiffPart[] {
  const whole: DiffPart[] = [
    { kind: 'removed', text: a.join('') },
    { kind: 'added', text: b.join('') },
  ]
  if (a.length === 0 || b.length === 0 || a.length + b.length > mostWords) return whole
  const lengths = commonLengths(a, b)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' })
      i++
      j++
    } else if (j >= b.length || (i < a.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      parts.push({ kind: 'removed', text: a[i++] ?? '' })
    } else {
      parts.push({ kind: 'added', text: b[j++] ?? '' })
    }
  }
  return tidy(parts)
}

/** Length of the longest common subsequence of what is left from (i, j) on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = rows[i]
      if (row) row[j] = a[i] === b[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1))
    }
  }
  return rows
}

function at(rows: readonly Uint16Array[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}

/** A lone space between two changes belongs to them: «alt neu» reads better as one change than as two. */
function tidy(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index): DiffPart[] => {
    const isBetween = parts[index - 1]?.kind !== 'same' && parts[index + 1]?.kind !== 'same'
    if (part.kind !== 'same' || part.text.trim() !== '' || !isBetween || index === 0 || index === parts.length - 1) {
      return [part]
    }
    return [
      { kind: 'removed', text: part.text },
      { kind: 'added', text: part.text },
    ]
  })
}

function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  for (const run of runs(parts)) {
    for (const kind of ['removed', 'added', 'same'] as const) {
      const text = run
        .filter((part) => part.kind === kind)
        .map((part) => part.text)
        .join('')
      if (text) joined.push({ kind, text })
    }
  }
  return joined
}

/** Stretches of changes and stretches of sameness, in turn. */
function runs(parts: readonly DiffPart[]): DiffPart[][] {
  const found: DiffPart[][] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last && (last[0]?.kind === 'same') === (part.kind === 'same')) last.push(part)
    else found.push([part])
  }
  return found
}
