import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { idleSettings, sections, settingsPictures, settingsSchema, themeSchema } from '../content/settings.ts'
import { defineSection } from '../kernel/section/section.ts'
import { checkbox } from '../options/checkbox/option.ts'
import { text } from '../options/text/option.ts'
import { schemaOfSections } from './schema-of-sections.ts'
import { shownSections } from './shown-sections.ts'
import { settingsBefore } from './testing/settings-before.ts'

const defaults = settingsBefore.parse({})
const id = '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11'

/** Values that somebody may have stored at any place: right, wrong, of the wrong type. Blanks around a text are no part of it. */
const anyValue = fc.oneof(
  fc.constantFrom('', 'left', 'right', 'center', 'small', 'large', 'opaque', 'primary', 'header', 'footer', 'de', 'fr'),
  fc.constantFrom('#abcdef', '#ABCDEF', 'red', 'info@optik.ch', 'optik', '052 222 33 44', 'optik.ch', 'https://a.ch/x'),
  fc.constantFrom('2027-01-16', '2027-13-40', id, id.toUpperCase(), ['de'], ['fr', 'de'], [], ['xx']),
  fc.constantFrom(0, 1, 600, 601, 3650, 10_001, 1.5, -1),
  fc.integer({ min: 0, max: 4200 }).map((length) => 'x'.repeat(length)),
  fc.boolean(),
  fc.jsonValue(),
)

function withMember(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  const members = typeof tree === 'object' && tree !== null ? tree : {}
  return { ...members, [name]: withMember((members as Record<string, unknown>)[name], rest, value) }
}

const all = sections.flatMap(({ options }) => Object.entries(options))
const paths = all.map(([path]) => path)

test('settings are stored as ever: what the sections make takes, refuses and fills in the same as the schema that was written out', () => {
  expect(settingsSchema.parse({})).toEqual(defaults)
  const parts = paths.map((path) => path.split('.').slice(0, -1).join('.'))
  const known = fc
    .constantFrom(...all)
    .chain(([path, { samples, fallback }]) => fc.tuple(fc.constant(path), fc.constantFrom(fallback, ...samples)))
  const entry = fc.oneof(
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...paths, ...parts, 'header.gone'), anyValue) },
  )
  const counts = { taken: 0, refused: 0 }
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), (entries) => {
      const stored = entries.reduce<unknown>((tree, [path, value]) => {
        const tidy = typeof value === 'string' ? value.trim() : value
        return withMember(tree, path.split('.').filter(Boolean), tidy)
      }, {})
      const before = settingsBefore.safeParse(stored)
      const after = settingsSchema.safeParse(stored)
      expect(after.data).toEqual(before.data)
      const faults = ({ error }: typeof before) =>
        error?.issues.map(({ path, code, message }) => `${path.join('.')} ${code} ${message}`).sort()
      expect(faults(after as typeof before)).toEqual(faults(before))
      counts[before.success ? 'taken' : 'refused'] += 1
    }),
    { numRuns: 2000 },
  )
  expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(200)
})

test('what the API says of its shape stays, in whichever order', () => {
  const shape = (schema: z.ZodMiniType) => sorted(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  expect(shape(settingsSchema)).toEqual(shape(settingsBefore))
  expect(themeSchema.parse({})).toEqual(defaults.appearance.theme)
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') ? value.toSorted() : value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, member]) => [name, sorted(member)]),
  )
}

test('sections have an order of their own, and no path stands in two of them', () => {
  expect(new Set(sections.map(({ place }) => place)).size).toBe(sections.length)
  expect(new Set(paths).size).toBe(paths.length)
  expect(shownSections(sections, 'editor', ['hours']).map(({ label }) => label.de)).toEqual([
    'Kopfbereich',
    'Terminbutton',
    'Fussbereich',
    'Sprache des Editors',
    'Sprachen der Website',
    'Farben',
    'Schriften',
    'Hintergrundform',
    'Soziale Medien',
    'Statistik',
    'Externe Quellen',
    'Golfspiel',
    'Kontakt',
    'Öffnungszeiten und Feiertage',
    'Wörter der Website',
    'Geschäft',
  ])
  expect(shownSections(sections, 'admin').map(({ name }) => name)).toContain('membership')
})

test('pictures and idle settings are found by their options', () => {
  expect(settingsPictures).toEqual(['header.logo', 'header.alternativeLogo', 'header.icon'])
  expect(idleSettings).toEqual(['socialAccounts.reviewsWidget', 'accounts.qualityRatingId'])
})

test('a setting is one line: schema, default, check and rule of a new section are there with it', () => {
  const label = { de: 'Probe', fr: 'Essai', en: 'Try' }
  const proof = defineSection({
    name: 'proof',
    label,
    place: 99,
    options: {
      'proof.line': text(label, { maxLength: 3, fallback: 'neu' }),
      'proof.inner.first': checkbox(label),
      'proof.inner.second': checkbox(label),
    },
    showWhen: { 'proof.line': { 'proof.inner.first': true } },
    alternatives: { firstAndSecond: ['proof.inner.first', 'proof.inner.second'] },
  })
  const schema = schemaOfSections([...sections, proof]).get('')
  expect(schema?.parse({})).toEqual({ ...defaults, proof: { line: 'neu', inner: { first: false, second: false } } })
  const refused = (value: unknown) => schema?.safeParse({ proof: value }).error?.issues[0]?.message
  expect(refused({ line: 'lang' })).toBeDefined()
  expect(refused({ inner: { first: true, second: true } })).toBe('firstAndSecond')
  expect(refused({ inner: { first: true } })).toBeUndefined()
})
