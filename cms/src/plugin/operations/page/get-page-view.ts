import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { groupBy } from '../../reading/group-by.ts'
import { type FieldRow, type GroupRow, groupViews } from '../../reading/group-views.ts'
import { type AddressIn, makeAddressOf } from '../../reading/link-resolver.ts'
import { localesOf, type PageAddress, pageHref } from '../../reading/page-address.ts'
import type { State } from '../../reading/read-sql.ts'
import { answerViews } from '../../sources/answers.ts'
import type { AnswerRow } from '../../sources/source-reader.ts'
import { checkDraftAccess } from '../check-draft-access.ts'
import type { OperationContext } from '../operation-context.ts'
import { type PageAsked, pageViewStatement } from './page-view-statement.ts'

interface PageRow extends PageAddress {
  /** The reader's, or the default one that stands in. */
  readonly language: Locale
  readonly values: ContentValues
  readonly moved: boolean
  readonly locked: boolean
  readonly unlisted: boolean
  readonly updated_at: string
  readonly name: string
  readonly active: readonly Locale[]
  readonly groups: readonly (GroupRow & { readonly pageId: string })[] | null
  readonly fields: readonly FieldRow[] | null
  readonly media: readonly MediaView[] | null
  readonly addresses: readonly AddressIn[] | null
  readonly answers: readonly AnswerRow[] | null
}

/** Which page is read, in which language and state. */
export interface GetPageView {
  readonly locale: Locale
  readonly collection: string | null
  /** Empty: the home page. With a leading tilde: the page of that role. */
  readonly slug: string
  readonly draft: boolean
  /** The stored password of the page that the reader has shown to know, see page-key.ts. */
  readonly openedWith?: string | null
}

/**
 * Finds a page in one language, as visitors or, with `draft`, editors see it; null where there is none. Old addresses and roles
 * answer with `redirect` and no content. Throws UNAUTHENTICATED when a visitor asks for a draft.
 */
export async function getPageView(
  { locale, collection, slug, draft, openedWith = null }: GetPageView,
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
): Promise<PageView | null> {
  checkDraftAccess(draft, actor)
  const state = draft ? 'draft' : 'published'
  const asked = { collection, slug, openedWith } satisfies PageAsked
  const [row] = await db.planned<PageRow>(`page-view-${state}`, pageViewStatement(locale, state), asked)
  return row ? toPageView(row, { locale, state }) : null
}

function toPageView(row: PageRow, { locale, state }: { locale: Locale; state: State }): PageView {
  const isOpen = !row.moved && !row.locked
  const media = new Map(row.media?.map((medium) => [medium.id, medium]))
  const targets = {
    locale,
    addressOf: makeAddressOf(locale, row.addresses ?? []),
    mediumOf: (id: string) => media.get(id) ?? null,
  }
  const groupsOf = groupBy(row.groups ?? [], (group) => group.pageId)
  const viewsOf = (pageId: string) => groupViews(groupsOf.get(pageId) ?? [], row.fields ?? [], targets)
  return {
    id: row.id,
    collection: row.collection,
    role: row.role,
    locale,
    name: row.name,
    slug: row.slug,
    description: isOpen ? String(row.values[valueKeys.description.key(locale)] ?? '') : '',
    alternates: alternates(row),
    redirect: row.moved ? pageHref(row.language, row) : null,
    protected: row.locked,
    unlisted: row.unlisted,
    updatedAt: row.updated_at,
    groups: viewsOf(row.id),
    sources: answerViews(row.answers, { locale, state, media, groupsOf: viewsOf }),
  }
}

function alternates({ values, active, collection, role }: PageRow): PageView['alternates'] {
  return localesOf(values, active).map((locale) => ({
    locale,
    href: pageHref(locale, { collection, role, slug: String(values[valueKeys.slug.key(locale)]) }),
  }))
}
