import * as z from 'zod/mini'
import type { Source, SourceAnswer } from '../kernel/source.ts'
import { allSources } from './all-sources.ts'

function schemaOf({ name, schema }: Source) {
  return z.object({ name: z.literal(name), key: z.string(), data: schema })
}

/** The answer of one of the sources that the cms answers, with its data as the source's own schema says. */
export const anyAnswerSchema: z.ZodMiniType<SourceAnswer> = z.union(
  allSources.filter(({ answeredBy }) => answeredBy === 'cms').map(schemaOf),
)
