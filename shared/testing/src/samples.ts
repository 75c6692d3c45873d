import type { Source } from '@blickfang/contract/kernel/source.ts'
import { type SourceData, sources } from '@blickfang/contract/sources/sources.generated.ts'

/** Answers of all sources in tests. */
export const samples = Object.fromEntries(
  Object.values<Source>(sources).map(({ name, sample }) => [name, sample]),
) as SourceData
