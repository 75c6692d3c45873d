import { findGroup } from '@blickfang/blocks/groups.ts'
import { pageId, pageRows } from '@blickfang/cms/plugin/operations/setup/pages/page-rows.ts'
import { richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import { contentSchema } from '@blickfang/contract/content/values.ts'
import { describe, expect, test } from 'vitest'
import { businesses } from './content/businesses.ts'
import { gamePages } from './content/game.ts'
import { mapPages } from './content/map.ts'
import { branch, navigation, pages } from './content/site.ts'
import { pictures } from './media/pictures.ts'

const mediaIds = Object.fromEntries(Object.keys(pictures).map((key) => [key, crypto.randomUUID()]))
const rows = pageRows(pages, mediaIds)

describe('the demo site', () => {
  test('every option is one that its block offers, with a value that its schema takes', () => {
    const wrong = rows.groups.flatMap((group) =>
      Object.entries(group.values)
        .filter(([key]) => key.startsWith('options.'))
        .filter(([key, value]) => !findGroup(group.name)?.group.options[key.slice(8)]?.schema.safeParse(value).success)
        .map(([key]) => `${group.name} ${key}`),
    )
    expect(wrong).toEqual([])
  })

  test('every text is content that a save would take', () => {
    const contents = rows.fields.flatMap((field) =>
      Object.entries(field.values).filter(([key]) => key.startsWith('content.')),
    )
    expect(contents.length).toBeGreaterThan(200)
    for (const [, value] of contents) {
      const { json } = contentSchema.parse(value)
      if (json) richTextSchema.parse(json)
    }
  })

  test('every text is the demo’s own: none is the sample that its block begins with', () => {
    const names = new Map(rows.groups.map(({ id, name }) => [id, name]))
    const samples = rows.fields.flatMap(({ group, name, values }) => {
      const { sample, kind } = findGroup(names.get(group) ?? '')?.group.fields[name] ?? {}
      // A button's word says nothing untrue, and the editor marks it neither.
      if (kind === 'button') return []
      const texts = Object.entries(values).filter(([key]) => key.startsWith('content.'))
      const same = texts.filter(([, content]) => contentSchema.parse(content).text.trim() === sample?.trim())
      return same.map(([key]) => `${names.get(group)}.${name} ${key}: ${sample}`)
    })
    expect(samples).toEqual([])
  })

  test('exactly one text lacks its French, on purpose: the emergency note on the contact page', () => {
    const french = new Set(rows.pages.filter((page) => 'slug.fr' in page.values).map((page) => page.id))
    const missing = rows.fields.filter(
      (field) => french.has(field.page) && 'content.de' in field.values && !('content.fr' in field.values),
    )
    expect(missing.map((field) => field.page)).toEqual([pageId('kontakt')])
    expect(french.size).toBeGreaterThanOrEqual(3)
  })

  test('no text calls its reader by two words, and who plays golf is among friends', () => {
    // «Sie» at a sentence’s beginning may be she or they.
    const words = {
      de: [
        /(?<!\p{L})(du|dich|dir|deine?[mnrs]?|euch|euer|eure[mnrs]?)(?!\p{L})/iu,
        /(?<!\p{L}|^|[.!?:] )(Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
      ],
      fr: [/(?<!\p{L})(tu|toi|ton|tes|t’\p{L}+)(?!\p{L})/iu, /(?<!\p{L})(vous|votre|vos)(?!\p{L})/iu],
    } as const
    const friends = new Set([...gamePages, ...mapPages].map(({ key }) => pageId(key)))
    const said = rows.fields.flatMap(({ page, values }) =>
      Object.entries(words).flatMap(([language, [near, far]]) => {
        const value = values[`content.${language}`]
        const text = value === undefined ? '' : contentSchema.parse(value).text
        const isMixed = far.test(text) && (near.test(text) || friends.has(page))
        return isMixed ? [text] : []
      }),
    )
    expect(said).toEqual([])
    expect(friends.size).toBeGreaterThan(4)
  })

  test('every picture is described in both languages', () => {
    const without = Object.entries(pictures).filter(([, { alt }]) => !alt.de.trim() || !alt.fr.trim())
    expect(without.map(([key]) => key)).toEqual([])
  })

  test('the menu names pages that exist', () => {
    const keys = new Set(pages.map((page) => page.key))
    expect(navigation.flatMap((entry) => entry.pages).filter((key) => !keys.has(key))).toEqual([])
  })

  test('the shop’s own entry in the directory has the hours of its branch, and no other has', () => {
    const isHere = ([, , street, phone]: (typeof businesses)[number]['branches'][number]) =>
      street === `${branch.street} ${branch.streetNumber}` ||
      branch.phone.replaceAll(' ', '').endsWith(phone.replaceAll(' ', '').replace(/^0/, ''))
    const here = businesses.filter(({ name, branches }) => name === branch.name || branches.some(isHere))
    expect(here.map(({ name, isOwn, hours }) => [name, isOwn, hours])).toEqual([[branch.name, true, undefined]])
    expect(businesses.filter(({ isOwn }) => isOwn)).toEqual(here)
  })

  test('copy that names what the catalogue does not have is refused', () => {
    const [home] = pages
    if (!home) throw new Error('There is no page.')
    const page = { ...home, groups: [{ name: 'hero', fields: { subtitle: { text: { de: 'x' } } } }] }
    expect(() => pageRows([page], mediaIds)).toThrow('hero.subtitle')
  })
})
