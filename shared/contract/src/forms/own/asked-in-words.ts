import * as z from 'zod/mini'
import { dayInWords } from '../../kernel/time/day-in-words.ts'
import { askedKind } from '../../options/asked-kind/option.ts'
import type { AskedThen } from './asked-field.ts'

const askedThenSchema: z.ZodMiniType<readonly AskedThen[]> = z.array(
  z.object({ id: z.string(), label: z.string(), kind: askedKind({ de: '', fr: '', en: '' }).schema }),
)

/** The fields that were asked when an entry was sent, as they are kept beside it; null for an entry of another form. */
export function askedThen(kept: unknown): readonly AskedThen[] | null {
  return askedThenSchema.safeParse(kept).data ?? null
}

interface Answers {
  readonly asked: readonly AskedThen[]
  readonly values: Readonly<Record<string, unknown>>
  readonly language: string
  /** For a table, which is sorted: days stay as ISO writes them. */
  readonly isTable?: boolean | undefined
}

/** Lists the answers in words, field by field in the form's order, without those left out. */
export function answersInWords({ asked, values, ...as }: Answers): { id: string; label: string; value: string }[] {
  return asked
    .map(({ id, label, kind }) => ({ id, label, value: inWords(kind, values[id], as) }))
    .filter(({ value }) => value !== '')
}

function inWords(kind: AskedThen['kind'], value: unknown, { language, isTable }: Omit<Answers, 'asked' | 'values'>) {
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return kind === 'date' && !isTable ? dayInWords(value, 'full', language) : value
}

/** Labels of which no two are alike: a second «Name» is «Name (2)». */
export function apart(labels: readonly string[]): string[] {
  const used = new Set<string>()
  return labels.map((label) => {
    let name = label
    for (let next = 2; used.has(name); next++) name = `${label} (${next})`
    used.add(name)
    return name
  })
}
