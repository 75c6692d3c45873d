import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { GroupView } from '@blickfang/contract/content/page-view.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Source, SourceAnswer } from '@blickfang/contract/kernel/source.ts'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { z } from 'zod'
import type { State } from '../reading/read-sql.ts'

/** Facts that one ask knows: the statement around it has `site`, `page(id)` and, where pages come whole, `whole_page(id, language)`. */
export interface Asked {
  readonly locale: Locale
  readonly state: State
  /** The ask's parameters as jsonb, by their names. */
  readonly parameters: SQL
}

/** Things that a mapper may look up: all of them came with the same statement. */
export interface Found {
  readonly locale: Locale
  readonly state: State
  readonly media: ReadonlyMap<string, MediaView>
  /** The blocks of a page that `wholePages` named; in the editor's document without their fields. */
  readonly groupsOf: (pageId: string) => GroupView[]
}

/** How the cms answers a source: one fragment in the statement that reads a page, and what its rows mean. */
export interface SourceReader<S extends Source = Source, Row = never> {
  /** Value of type json for one ask. */
  rows(asked: Asked): SQL
  /** Ids, as texts, of the media that the rows name: a relation of one column. */
  mediaIds?(rows: SQL): SQL
  /** The pages that come with their blocks, as a relation (id, language). */
  wholePages?(asked: Asked): SQL
  view(rows: Row, found: Found): z.output<S['schema']>
}

/**
 * Pairs a source with its reader; what the rows are is said by the mapper's parameter.
 *
 * @example
 * import { branches } from '@blickfang/contract/sources/branches/source.ts'
 * import { branchViews } from './branches/branch-views.ts'
 * export const branchesReader = defineReader(branches, {
 *   rows: ({ locale }) => branchViews(locale),
 *   view: (rows: [] | null) => rows ?? [],
 * })
 */
export function defineReader<S extends Source, Row>(_: S, reader: SourceReader<S, Row>): SourceReader<S> {
  return reader as SourceReader<S>
}

/** An answer before its mapper: what the statement gives. */
export interface AnswerRow {
  readonly source: SourceAnswer['name']
  readonly parameters: Readonly<Record<string, never>>
  readonly rows: never
}
