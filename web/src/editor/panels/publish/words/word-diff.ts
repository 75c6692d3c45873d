import { diffArrays } from 'diff'

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Texts that differ in more words than this are shown as a whole: the comparison would stall the dialog. */
const maxChanges = 2_000

/** Compares two texts word by word, neighbours of one kind joined. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxChanges })
  const parts = changes?.map(({ added, removed, value }): DiffPart => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }
  })
  return join(tidy(parts ?? apart(before, after)))
}

/** A price, a time, a coordinate is one word: «1'800», «18:30», «47.4994». */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\p{N}+(?:[.,:'’]\p{N}+)+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

function apart(before: string, after: string): DiffPart[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

/** A lone space between two changes belongs to them: «alt neu» reads better as one change than as two. */
function tidy(parts: readonly DiffPart[]): DiffPart[] {
  return parts.flatMap((part, index): DiffPart[] => {
    const isBetween = index > 0 && index < parts.length - 1
    return part.kind === 'same' && part.text.trim() === '' && isBetween ? apart(part.text, part.text) : [part]
  })
}

/** Puts what is taken out before what is put in, in each stretch of changes. */
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
