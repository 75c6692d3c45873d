import type { Source, SourceAnswer } from '../kernel/source.ts'
import { nextMidnight } from '../kernel/time/next-midnight.ts'
import { allSources } from './all-sources.ts'

const byName: ReadonlyMap<string, Source> = new Map(allSources.map((source) => [source.name, source]))

/** The source that gave an answer. Throws for a name that the catalogue does not have. */
export function sourceOf({ name }: SourceAnswer): Source {
  const source = byName.get(name)
  if (!source) throw new Error(`No source ${name}`)
  return source
}

/** Whether this version knows the source that gave an answer: a site may have been built before a project had it. */
export function isOfKnownSource({ name }: SourceAnswer): boolean {
  return byName.has(name)
}

/** Moment until when the answers are right, in ms since 1970, if nothing that they show is changed; null: for ever. */
export function answersUntil(answers: readonly SourceAnswer[], now: Date, zone: string): number | null {
  const ends = answers.flatMap((answer) => endOf(sourceOf(answer), answer.data, { now, zone }) ?? [])
  return ends.length > 0 ? Math.min(...ends) : null
}

/** The same for one answer of a source. */
export function endOf({ ages }: Source, data: unknown, { now, zone }: { now: Date; zone: string }): number | null {
  if (ages === 'never') return null
  if (ages === 'midnight') return nextMidnight(now, zone).getTime()
  if ('seconds' in ages) return now.getTime() + ages.seconds * 1000
  return ages.moment(data, now)?.getTime() ?? null
}
