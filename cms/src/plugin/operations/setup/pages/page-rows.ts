import { findGroup } from '@blickfang/blocks/groups.ts'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { plainText } from '@blickfang/contract/content/rich-text.ts'
import type { ContentValues } from '@blickfang/contract/content/values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { type Locale, locales } from '@blickfang/contract/kernel/locale.ts'
import { firstOrder } from '@blickfang/contract/kernel/sibling-order.ts'
import type { Value } from '@blickfang/contract/kernel/value/value.ts'
import { generateNKeysBetween } from 'fractional-indexing'
import { v5 } from 'uuid'
import type { Languages } from '../../content/get-languages.ts'
import { linkTo, rich } from './rich.ts'
import type { SeedField, SeedGroup, SeedPage, Words } from './seed-page.ts'

/** Row of `pages` as the seed writes it. */
export interface PageRow {
  id: string
  title: string
  collection: string | null
  role: string | null
  values: ContentValues
}
/** Row of `groups` as the seed writes it. */
export interface GroupRow {
  id: string
  page: string
  parent: string | null
  name: string
  values: ContentValues
}
/** Row of `fields` as the seed writes it. */
export interface FieldRow {
  id: string
  page: string
  group: string
  name: string
  kind: string
  values: ContentValues
}

/** A picture that the copy does not have is not wanted: while editing its place is not shown. */
function withoutPictures({ name, fields = {} }: SeedGroup): ContentValues {
  const empty = Object.entries(findGroup(name)?.group.fields ?? {}).filter(
    ([field, { kind }]) => kind === 'media' && !(field in fields),
  )
  return Object.fromEntries(empty.map(([field]) => [valueKeys.visibleFields.key(field), false]))
}

const namespace = '6f1c0b0e-6a53-4a3c-9a43-0d4a5f0f6a11'

/** Ids of pages follow from their keys, so that links between them need no look-up. */
export function pageId(key: string): string {
  return v5(`page:${key}`, namespace)
}

interface Rows {
  readonly pages: PageRow[]
  readonly groups: GroupRow[]
  readonly fields: FieldRow[]
}

/**
 * Turns the seed's pages into rows. `mediaIds` by picture key. Of a page's own words those of the site's languages, where these are
 * given. Throws when the copy names a block, field or page that does not exist.
 */
export function pageRows(
  pages: readonly SeedPage[],
  mediaIds: Readonly<Record<string, string>>,
  languages?: Languages,
): Rows {
  const spoken = languages ? pages.map((page) => inLanguages(page, languages)) : pages
  const rows = new SeedRows(spoken, { mediaIds, hidesOthers: languages === undefined })
  const orders = generateNKeysBetween(null, null, spoken.length)
  for (const [index, page] of spoken.entries()) rows.addPage(page, orders[index] ?? firstOrder)
  return rows
}

class SeedRows implements Rows {
  readonly pages: PageRow[] = []
  readonly groups: GroupRow[] = []
  readonly fields: FieldRow[] = []
  readonly #byKey: ReadonlyMap<string, SeedPage>
  readonly #mediaIds: Readonly<Record<string, string>>
  readonly #hidesOthers: boolean

  constructor(
    pages: readonly SeedPage[],
    {
      mediaIds,
      hidesOthers,
    }: {
      readonly mediaIds: Readonly<Record<string, string>>
      /** A page that has no French is a German one for good. */
      readonly hidesOthers: boolean
    },
  ) {
    this.#byKey = new Map(pages.map((page) => [page.key, page]))
    this.#mediaIds = mediaIds
    this.#hidesOthers = hidesOthers
  }

  addPage(page: SeedPage, order: string): void {
    const id = pageId(page.key)
    this.pages.push({
      id,
      title: Object.values(page.name)[0] ?? page.key,
      collection: page.collection ?? null,
      role: page.role ?? null,
      values: {
        ...byLanguage(valueKeys.name, page.name),
        ...byLanguage(valueKeys.slug, page.slug),
        ...(page.description && byLanguage(valueKeys.description, page.description)),
        order,
        ...(this.#hidesOthers &&
          page.slug.fr === undefined && { disallowedLanguages: locales.filter((locale) => locale !== 'de') }),
      },
    })
    this.#addGroups(page.groups, { page: id, parent: null, path: page.key })
  }

  #addGroups(groups: readonly SeedGroup[], at: { page: string; parent: string | null; path: string }): void {
    const keys = generateNKeysBetween(null, null, groups.length)
    for (const [index, group] of groups.entries()) {
      const path = `${at.path}/${index}`
      const id = v5(path, namespace)
      const media = Object.entries(group.media ?? {}).map(([name, key]) => [name, this.#mediumId(key)] as const)
      const options = [...Object.entries(group.options ?? {}), ...media].map(
        ([name, value]) => [valueKeys.options.key(name), value] as const,
      )
      this.groups.push({
        id,
        page: at.page,
        parent: at.parent,
        name: group.name,
        values: { order: keys[index] ?? firstOrder, ...Object.fromEntries(options), ...withoutPictures(group) },
      })
      this.#addFields(group, id, at.page)
      this.#addGroups(group.children ?? [], { page: at.page, parent: id, path })
    }
  }

  #addFields(group: SeedGroup, id: string, page: string): void {
    const contract = findGroup(group.name)?.group
    if (!contract) throw new Error(`The seed names the block ${group.name}, which the catalogue does not have.`)
    for (const name of Object.keys(group.fields ?? {})) {
      if (!(name in contract.fields))
        throw new Error(`The seed fills ${group.name}.${name}, which the block does not have.`)
    }
    for (const [name, field] of Object.entries(contract.fields)) {
      const filled = group.fields?.[name]
      this.fields.push({
        id: v5(name, id),
        page,
        group: id,
        name,
        kind: field.kind,
        values: filled ? this.#fieldValues(filled) : {},
      })
    }
  }

  #fieldValues(field: SeedField): ContentValues {
    if ('text' in field) return contents(field.text, (text) => ({ text, by: 'person' }))
    if ('picture' in field) return { mediaId: this.#mediumId(field.picture) }
    if ('button' in field) {
      return {
        ...contents(field.button, (text) => ({ text, by: 'person' })),
        [valueKeys.options.key('link')]: this.#target(field.to),
      }
    }
    return contents(field.rich, (source) => {
      const json = rich(source, field.values)
      return { text: plainText(json), json, by: 'person' } as Json
    })
  }

  #mediumId(key: string): string {
    return this.#mediaIds[key] ?? unknown('picture', key)
  }

  #target(to: string): Json {
    if (!to.startsWith('page:')) return linkTo(to)
    const page = this.#byKey.get(to.slice(5)) ?? unknown('page', to)
    return { type: 'page', page: { id: pageId(page.key), collection: page.collection ?? null } }
  }
}

function byLanguage<T extends Json>(
  { key }: Value<string, 'locale'>,
  words: { readonly [L in Locale]?: T | undefined },
): ContentValues {
  return Object.fromEntries(
    locales.flatMap((locale) => (words[locale] === undefined ? [] : [[key(locale), words[locale]]])),
  )
}

function contents(words: Words, content: (text: string) => Json): ContentValues {
  const said = Object.entries(words).map(([language, text]) => [language, content(text)])
  return byLanguage(valueKeys.content, Object.fromEntries(said))
}

function unknown(what: string, key: string): never {
  throw new Error(`The seed names the ${what} ${key}, which does not exist.`)
}

/** A page speaks those of the site's languages that it has words in, and the one that translations are made from in any case. */
function inLanguages(page: SeedPage, { active, default: main }: Languages): SeedPage {
  const only = (all: Words) =>
    Object.fromEntries(
      Object.entries({ [main]: all.de, ...all }).filter(([language]) => active.some((one) => one === language)),
    ) as Partial<Words> as Words
  return { ...page, name: only(page.name), slug: only(page.slug) }
}
