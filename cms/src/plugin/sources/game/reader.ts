import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { gameAddresses, gameRoles } from '@blickfang/contract/game/game-addresses.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'
import { sql } from '@payloadcms/db-postgres'
import { type PageAddress, pageHref } from '../../reading/page-address.ts'
import { isPageShown, stateOf } from '../../reading/read-sql.ts'
import { textArray } from '../../reading/text-array.ts'
import { defineReader } from '../source-reader.ts'

type RolePage = PageAddress & { readonly role: string }

export const gameReader = defineReader(game, {
  rows: ({ locale, state }) => {
    const page = stateOf('p', state)
    return sql`(select json_agg(json_build_object('role', p.role, 'collection', p.collection, 'slug', ${page}->>${valueKeys.slug.key(locale)}::text))
      from bf_pages p where p.role = any(${textArray(gameRoles)}) and ${isPageShown(page, locale)})`
  },
  // Nothing leads anywhere while somebody edits: the roles' own addresses do.
  view: (rows: RolePage[] | null, { locale, state }) =>
    gameAddresses(
      locale,
      state === 'draft' ? [] : (rows ?? []).map((page) => ({ role: page.role, href: pageHref(locale, page) })),
    ),
})
