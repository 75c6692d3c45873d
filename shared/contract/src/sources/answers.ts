import { nextMidnight } from '../content/hours/shop-time.ts'
import type { Source, SourceAnswer } from '../kernel/source.ts'
import { sources } from './sources.generated.ts'

const byName: ReadonlyMap<string, Source> = new Map(Object.entries<Source>(sources))

/** The source that gave an answer. Throws for a name that the catalogue does not have. */
export function sourceOf({ name }: SourceAnswer): Source {
  const source = byName.get(name)
  if (!source) throw new Error(`No source ${name}`)
  return source
}

/** Moment until when the answers are right, in ms since 1970, if nothing that they show is changed; null: for ever. */
export function answersUntil(answers: readonly SourceAnswer[], now: Date): number | null {
  const ends = answers.flatMap((answer) => endOf(sourceOf(answer), answer.data, now) ?? [])
  return ends.length > 0 ? Math.min(...ends) : null
}

/** The same for one answer of a source. */
export function endOf({ ages }: Source, data: unknown, now: Date): number | null {
  if (ages === 'never') return null
  if (ages === 'midnight') return nextMidnight(now).getTime()
  if ('seconds' in ages) return now.getTime() + ages.seconds * 1000
  return ages.moment(data, now)?.getTime() ?? null
}
