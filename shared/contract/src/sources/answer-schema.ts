import * as z from 'zod/mini'
import type { Source, SourceAnswer } from '../kernel/source.ts'
import { sources } from './sources.generated.ts'

function schemaOf({ name, schema }: Source) {
  return z.object({ name: z.literal(name), key: z.string(), data: schema })
}

/** The answer of one of the sources that the cms answers, with its data as the source's own schema says. */
export const anyAnswerSchema: z.ZodMiniType<SourceAnswer> = z.union(
  Object.values<Source>(sources)
    .filter(({ answeredBy }) => answeredBy === 'cms')
    .map(schemaOf),
)
