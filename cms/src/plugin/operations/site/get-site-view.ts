import type { BranchView } from '@blickfang/contract/content/branch.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import type { NavigationContainer, NavigationView } from '@blickfang/contract/content/navigation.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { sql } from '@payloadcms/db-postgres'
import { localesOf, type PageAddress, pageHref } from '../../reading/page-address.ts'
import {
  fallback,
  isAlive,
  isLegal,
  isPageShown,
  keyIn,
  mediaView,
  pagesOfNavigation,
  pagesWithRole,
  site,
  stateOf,
  uuidOf,
} from '../../reading/read-sql.ts'
import { pageName } from '../../reading/teaser-sql.ts'
import { branchViews } from '../../sources/branches/branch-views.ts'
import { checkDraftAccess } from '../check-draft-access.ts'
import type { OperationContext } from '../operation-context.ts'

interface NamedPage extends PageAddress {
  readonly name: string
}

interface SiteRow {
  readonly values: unknown
  readonly pages: readonly NamedPage[] | null
  readonly containers: readonly NavigationContainer[] | null
  readonly media: readonly MediaView[] | null
  readonly branches: BranchView[] | null
  readonly home: ContentValues | null
  readonly legal: readonly NamedPage[] | null
}

import { readSettings } from '../../reading/read-settings.ts'

/**
 * Gets the data of header, footer and metadata in one language: public settings, the menu of pages that the reader may see, the
 * pages with a role. Of a language that is switched off visitors learn nothing: they read the default one. Throws UNAUTHENTICATED when a visitor asks for drafts.
 */
export async function getSiteView(
  { locale, draft }: { locale: Locale; draft: boolean },
  { db, actor }: Pick<OperationContext, 'db' | 'actor'>,
): Promise<SiteView> {
  checkDraftAccess(draft, actor)
  const page = stateOf('p', draft ? 'draft' : 'published')
  const [row] = await db.planned<SiteRow>(
    `site-view-${draft ? 'draft' : 'published'}`,
    sql`
    with ${site}, config as (select values from bf_settings limit 1)
    select (select values from config) as values,
      (select json_agg(json_build_object('id', p.id, 'collection', p.collection, 'role', p.role,
        'slug', ${page}->>${valueKeys.slug.key(locale)}::text, 'name', ${pageName(page, locale)}))
        from bf_pages p where p.id = any(array(
          ${pagesOfNavigation} union ${pagesWithRole})) and ${isPageShown(page, locale)}) as pages,
      (select json_agg(json_build_object('id', n.id, 'label', n.label, 'children', n.children) order by n."order") from bf_navigation n) as containers,
      (select json_agg(${mediaView(locale)}) from bf_media m
        where m.id = any(array(select ${uuidOf(sql`(values->'header'->>key)`)} from config, unnest(array['logo', 'alternativeLogo', 'icon']) key))) as media,
      ${branchViews(locale)} as branches,
      (select ${page} from bf_pages p where p.role = 'home' and ${isAlive(page)} limit 1) as home,
      (select json_agg(json_build_object('id', p.id, 'collection', p.collection, 'role', p.role, 'slug', ${page}->>${keyIn('slug', fallback)},
        'name', coalesce(${page}->>${keyIn('name', fallback)}, '')))
        from bf_pages p where ${isLegal} and ${isPageShown(page, fallback)} and not ${isPageShown(page, locale)}) as legal`,
  )
  const view = toSiteView(row, locale)
  const { languages } = view
  if (draft || languages.active.includes(locale)) return view
  return getSiteView({ locale: languages.default, draft }, { db, actor })
}

function toSiteView(row: SiteRow | undefined, locale: Locale): SiteView {
  // What visitors' pages do without stays here.
  const { editor: _, accounts: __, feeds: ___, forms: ____, membership: _____, ...rest } = readSettings(row?.values)
  const { translation: ______, signIn: _______, ...settings } = rest
  const media = (id: string | null) => row?.media?.find((medium) => medium.id === id) ?? null
  const pages = row?.pages ?? []
  return {
    locale,
    ...settings,
    game: { roundMinutes: settings.game.roundMinutes },
    logo: media(settings.header.logo),
    alternativeLogo: media(settings.header.alternativeLogo),
    icon: media(settings.header.icon),
    navigation: navigationView(row?.containers ?? [], pages, [
      locale,
      settings.languages.default,
      ...settings.languages.active,
    ]),
    roles: pages
      .flatMap(({ role, ...page }) =>
        role ? [{ role, name: page.name, href: pageHref(locale, { ...page, role }) }] : [],
      )
      .toSorted((a, b) => (a.role < b.role ? -1 : 1)),
    legalElsewhere: (row?.legal ?? []).flatMap(({ role, ...page }) => {
      const { default: other } = settings.languages
      return role ? [{ role, name: page.name, href: pageHref(other, { ...page, role }), locale: other }] : []
    }),
    branches: row?.branches ?? [],
    homeLocales: localesOf(row?.home ?? {}, settings.languages.active),
  }
}

/** The menu in the first of the languages; names that it lacks are in the next. Entries without a page that the reader may see are left out: they would open an empty menu. */
function navigationView(
  containers: readonly NavigationContainer[],
  pages: readonly NamedPage[],
  [locale, ...others]: readonly [Locale, ...Locale[]],
): NavigationView {
  const byId = new Map(pages.map((page) => [page.id, page]))
  return containers.flatMap(({ id, label, children }) => {
    const shown = children.flatMap(({ id, appearance, ...child }): NavigationView[number]['children'] => {
      if (child.type === 'booking') return [{ id, pageId: null, label: '', href: null, appearance }]
      const page = byId.get(child.page)
      return page ? [{ id, pageId: page.id, label: page.name, href: pageHref(locale, page), appearance }] : []
    })
    // An entry that has a name in none of them is called as its first page: a button without words says nothing.
    const name =
      [locale, ...others].map((language) => label[language]).find(Boolean) || shown.find((child) => child.label)?.label
    return shown.length === 0 ? [] : [{ id, label: name ?? '', children: shown }]
  })
}
