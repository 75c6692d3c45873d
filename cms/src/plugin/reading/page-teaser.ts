import { findGroup } from '@blickfang/blocks/groups.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { PageTeaser } from '@blickfang/contract/content/page-view.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import { type PageAddress, pageHref } from './page-address.ts'

/** A page with its first group that can stand for it, see `teasers` in teaser-sql.ts. */
export interface TeaserRow extends PageAddress {
  /** The reader's, or the default one that stands in. */
  readonly language: Locale
  readonly name: string
  readonly order: string | null
  readonly archived: boolean
  readonly group: string | null
  readonly values: ContentValues | null
  readonly fields: readonly { name: string; mediaId: string | null; text: string | null }[] | null
}

/** Pages as cards, in the order of the collection. */
export function pageTeasers(rows: readonly TeaserRow[], media: ReadonlyMap<string, MediaView>): PageTeaser[] {
  const key = (row: TeaserRow) => `${row.order ?? firstOrder} ${row.id}`
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map((row) => pageTeaser(row, media))
}

function pageTeaser(row: TeaserRow, media: ReadonlyMap<string, MediaView>): PageTeaser {
  const teaser = findGroup(row.group ?? '')?.group.teaser ?? {}
  const field = (name: string | undefined) =>
    name === undefined || row.values?.[valueKeys.visibleFields.key(name)] === false
      ? undefined
      : row.fields?.find((field) => field.name === name)
  return {
    id: row.id,
    name: row.name,
    title: field(teaser.title)?.text ?? row.name,
    text: field(teaser.text)?.text ?? '',
    href: pageHref(row.language, row),
    image: media.get(field(teaser.image)?.mediaId ?? '') ?? null,
    archived: row.archived,
  }
}
