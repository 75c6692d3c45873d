import type { Source } from '@blickfang/contract/kernel/source.ts'
import { allSources } from '@blickfang/contract/sources/all-sources.ts'
import { ownReader } from './own-readers.ts'
import { readers } from './readers.generated.ts'
import type { SourceReader } from './source-reader.ts'

const ours: ReadonlyMap<string, SourceReader> = new Map(Object.entries<SourceReader>(readers))

/** The sources that the cms answers, each with its reader: ours, and behind them those of the project. */
export const allReaders: readonly { readonly source: Source; readonly reader: SourceReader }[] = allSources
  .filter(({ answeredBy }) => answeredBy === 'cms')
  .map((source) => ({ source, reader: ours.get(source.name) ?? ownReader(source.name) }))
