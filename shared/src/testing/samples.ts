import type { Source } from '../kernel/source.ts'
import { type SourceData, sources } from '../sources/sources.generated.ts'

/** What every source answers in tests. */
export const samples = Object.fromEntries(
  Object.values<Source>(sources).map(({ name, sample }) => [name, sample]),
) as SourceData
