import { findGroup } from '@blickfang/blocks/groups.ts'
import { firstLanguages } from '@blickfang/contract/api/v1/setup/first-choices.ts'
import { newSiteSchema } from '@blickfang/contract/api/v1/setup/new-site.ts'
import { businessKind } from '@blickfang/contract/options/business-kind/option.ts'
import { expect, test } from 'vitest'
import { pageRows } from '../pages/page-rows.ts'
import { menuOf, sitePages } from '../site-pages.ts'
import { frames } from './frames.ts'
import { trades } from './trades.ts'

const kinds = Object.keys(businessKind({ de: '', fr: '', en: '' }).values) as (keyof typeof trades.de)[]
/** Words of the demo, its town and its trade. */
const demo = /opti[ckqč]|winterthur|lindenhof|brille|lunette|occhiali|glasses|augen/i

const siteOf = (kind: string, mainLanguage: string) =>
  newSiteSchema.parse({
    ...{ name: 'Beispiel', kind, country: 'FR', mainLanguage, languages: [...firstLanguages] },
    ...{ street: '', streetNumber: '', zip: '', city: '', phone: '031 300 40 50', email: 'a@example.com', hours: [] },
    ...{ theme: {}, fonts: 'lens', parts: ['offer', 'about', 'jobs'] },
  })

test.each(firstLanguages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
  '%s has its own words in %s, and none of another trade',
  (kind, language) => {
    const { title, intro, services, question, answer } = trades[language][kind]
    for (const words of [title, intro, ...services, question, answer]) {
      expect(words.trim()).toBe(words)
      expect(words.length).toBeGreaterThan(2)
      if (kind !== 'optician') expect(words).not.toMatch(demo)
    }
    expect(title.length).toBeLessThanOrEqual(60)
    expect(new Set(services).size).toBe(3)
    const others = kinds.filter((other) => other !== kind).map((other) => trades[language][other].title)
    expect(others).not.toContain(title)
  },
)

test.each(firstLanguages)(
  'nobody is called du or tu in %s, and nothing of the demo stands in the frame',
  (language) => {
    const all = JSON.stringify([frames[language], Object.values(trades[language])])
    expect(all).not.toMatch(
      {
        de: /\b(du|dein\w*|dich|dir)\b|ß/i,
        fr: /(?<!\p{L})(tu|toi|tes)(?!\p{L})/iu,
        it: /\b(tuo|tua|tuoi)\b/i,
        en: /ß/,
      }[language],
    )
    expect(JSON.stringify(frames[language])).not.toMatch(demo)
  },
)

test.each(kinds)('a new site of the kind %s is made of blocks that exist, without a gap', (kind) => {
  const site = siteOf(kind, 'fr')
  const rows = pageRows(sitePages(site), {}, { default: 'fr', active: [...firstLanguages] })
  expect(rows.pages.length).toBeGreaterThan(8)
  for (const { draft } of rows.fields.map(({ values }) => ({ draft: values }))) {
    const spoken = Object.keys(draft).filter((key) => key.startsWith('content.'))
    expect([0, firstLanguages.length]).toContain(spoken.length)
    expect(JSON.stringify(draft)).not.toMatch(/\{(name|email|phone|street|place)\}|undefined/)
  }
  const samples = rows.fields.flatMap(({ group, name, values }) => {
    const field = findGroup(rows.groups.find(({ id }) => id === group)?.name ?? '')?.group.fields[name]
    const texts = Object.values(values).map((value) => String(Object(value).text).trim())
    return field?.sample && !field.mayStay && field.kind !== 'button' && texts.includes(field.sample)
      ? [`${name}: ${field.sample}`]
      : []
  })
  // Nobody but the owner knows what something costs; all else is said so that it may stay.
  expect(new Set(samples)).toEqual(new Set(['price: CHF 90.–']))
  const keys = new Set(sitePages(site).map(({ key }) => key))
  for (const { key, label } of menuOf(site)) {
    expect(keys.has(key)).toBe(true)
    expect(Object.keys(label)).toEqual([...firstLanguages])
  }
})
