import { findGroup } from '@blickfang/blocks/groups.ts'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { getDocument as contract } from '@blickfang/contract/api/v1/page.ts'
import type { EditorDocument, EditorField, EditorGroup } from '@blickfang/contract/content/editor-page.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { groupBy } from '../../reading/group-by.ts'
import { type GroupRow, groupViews, inPageOrder } from '../../reading/group-views.ts'
import { makeAddressOf } from '../../reading/link-resolver.ts'
import { type PageEntryRow, pageEntry } from '../../reading/page-entry.ts'
import { answerViews } from '../../sources/answers.ts'
import type { AnswerRow } from '../../sources/source-reader.ts'
import type { Operation } from '../operation-context.ts'
import { documentStatement } from './document-statement.ts'

interface DocumentRow {
  readonly pageId: string
  readonly defaultLocale: Locale
  readonly groups: readonly Omit<EditorGroup, 'fields'>[] | null
  readonly fields: readonly EditorField[] | null
  readonly media: readonly MediaView[] | null
  readonly pages: readonly PageEntryRow[]
  readonly answers: readonly AnswerRow[] | null
  /** Groups of the pages that a block shows whole. */
  readonly wholeGroups: readonly (GroupRow & { readonly pageId: string })[] | null
  readonly isWhole: boolean
}

/**
 * The draft of one page in one language for the in-page editor, removed groups included; by id, else by address, else the
 * home page. With `first` only the beginning of it. Editors only. Throws NOT_FOUND.
 */
export const getDocument: Operation<typeof contract> = async ({ query, db }) => {
  const [row] = await db.rows<DocumentRow>(documentStatement(query, db.accounts.table))
  if (!row) throw new AppError('NOT_FOUND')
  return { document: toDocument(row, query.lang) }
}

function toDocument(row: DocumentRow, locale: Locale): EditorDocument {
  const pages = row.pages.map(pageEntry)
  const page = pages.find(({ id }) => id === row.pageId)
  if (!page) throw new AppError('NOT_FOUND')
  const media = new Map(row.media?.map((medium) => [medium.id, medium]))
  const fieldsOf = groupBy(row.fields ?? [], (field) => field.groupId)
  const wholeGroups = groupBy(row.wholeGroups ?? [], (group) => group.pageId)
  const targets = {
    locale,
    addressOf: makeAddressOf(locale, []),
    mediumOf: (id: string) => media.get(id) ?? null,
  }
  const groupsOf = (pageId: string) => groupViews(wholeGroups.get(pageId) ?? [], [], targets)
  return {
    locale,
    defaultLocale: row.defaultLocale,
    page,
    groups: inPageOrder(row.groups ?? []).flatMap((group) =>
      findGroup(group.name) ? [{ ...group, fields: fieldsOf.get(group.id) ?? [] }] : [],
    ),
    media: Object.fromEntries(media),
    pages,
    sources: answerViews(row.answers, { locale, state: 'draft', media, groupsOf }),
    isWhole: row.isWhole,
  }
}
