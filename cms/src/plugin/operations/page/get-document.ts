import type { getDocument as contract } from '@blickfang/shared/api/v1/page.ts'
import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { EditorDocument, EditorField, EditorGroup } from '@blickfang/shared/content/editor-page.ts'
import type { MediaView } from '@blickfang/shared/content/media.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import type { BranchView } from '@blickfang/shared/kernel/branch.ts'
import type { Locale } from '@blickfang/shared/kernel/locale.ts'
import { groupBy } from '../../reading/group-by.ts'
import { type GroupRow, inPageOrder } from '../../reading/group-views.ts'
import { type PageEntryRow, pageEntry } from '../../reading/page-entry.ts'
import { pageTeasers, type TeaserRow } from '../../reading/page-teaser.ts'
import type { Operation } from '../operation-context.ts'
import { documentStatement } from './document-statement.ts'

interface DocumentRow {
  readonly pageId: string
  readonly defaultLocale: Locale
  readonly groups: readonly Omit<EditorGroup, 'fields'>[] | null
  readonly fields: readonly EditorField[] | null
  readonly media: readonly MediaView[] | null
  readonly pages: readonly PageEntryRow[]
  /** The collections whose containers stand on the page. */
  readonly listed: readonly string[]
  readonly teasers: readonly TeaserRow[] | null
  readonly stopGroups: readonly (GroupRow & { readonly pageId: string })[] | null
  readonly branches: BranchView[] | null
  readonly isWhole: boolean
}

/**
 * The draft of one page in one language for the in-page editor, removed groups included; by id, else by address, else the
 * home page. With `first` only the beginning of it. Editors only. Throws NOT_FOUND.
 */
export const getDocument: Operation<typeof contract> = async ({ query, db }) => {
  const [row] = await db.rows<DocumentRow>(documentStatement(query))
  if (!row) throw new AppError('NOT_FOUND')
  return { document: toDocument(row, query.lang) }
}

function toDocument(row: DocumentRow, locale: Locale): EditorDocument {
  const pages = row.pages.map(pageEntry)
  const page = pages.find(({ id }) => id === row.pageId)
  if (!page) throw new AppError('NOT_FOUND')
  const media = new Map(row.media?.map((medium) => [medium.id, medium]))
  const fieldsOf = groupBy(row.fields ?? [], (field) => field.groupId)
  return {
    locale,
    defaultLocale: row.defaultLocale,
    page,
    groups: inPageOrder(row.groups ?? []).flatMap((group) =>
      findGroup(group.name) ? [{ ...group, fields: fieldsOf.get(group.id) ?? [] }] : [],
    ),
    media: Object.fromEntries(media),
    pages,
    collections: row.listed.map((name) => ({
      name,
      pages: pageTeasers(row.teasers?.filter((teaser) => teaser.collection === name) ?? [], media),
    })),
    stops: [...groupBy(row.stopGroups ?? [], (group) => group.pageId)].map(([id, groups]) => ({
      id,
      groups: inPageOrder(groups).map(({ name, values }) => ({ name, values })),
    })),
    branches: row.branches ?? [],
    isWhole: row.isWhole,
  }
}
