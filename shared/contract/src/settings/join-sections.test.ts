import { expect, test } from 'vitest'
import { sections } from '../content/settings.ts'
import { defineSection } from '../kernel/section/section.ts'
import { checkbox } from '../options/checkbox/option.ts'
import { joinSections } from './join-sections.ts'
import { schemaOfSections } from './schema-of-sections.ts'

const label = { de: 'Beiträge', fr: 'Articles', en: 'Posts' }
const section = (name: string, path: string, place = 1) =>
  defineSection({ name, label, place, options: { [path]: checkbox(label, { fallback: true }) } })

test('a project’s sections stand behind ours in their own order, and their settings beside ours', () => {
  const own = [section('later', 'later.isShown', 2), section('posts', 'posts.isShown')]
  const all = joinSections(
    sections,
    own.map((one) => [one.name, one]),
  )
  expect(all.slice(0, sections.length)).toEqual(sections)
  expect(all.slice(sections.length).map(({ name }) => name)).toEqual(['posts', 'later'])
  const schema = schemaOfSections(all).get('')
  expect(schema?.parse({})).toMatchObject({ posts: { isShown: true }, later: { isShown: true }, footer: {} })
  expect(schema?.safeParse({ posts: { isShown: 'no' } }).success).toBe(false)
})

test.each([
  ['a name of ours', section('theme', 'theme.isShown'), 'The name «theme» of the section «theme» is taken'],
  [
    'a place of ours',
    section('appearance', 'appearance.isShown'),
    'The name «appearance» of the section «appearance» is',
  ],
  ['a setting among ours', section('posts', 'footer.isShown'), 'please call it «posts.isShown»'],
  ['a setting without a place', section('posts', 'posts'), 'The setting «posts» lies outside of its section'],
  ['what nobody has declared', JSON.parse('{"name":"posts"}'), 'The section «posts» is none'],
])('%s is refused by one sentence that says which', (_, own, sentence) => {
  expect(() => joinSections(sections, [[own.name, own]])).toThrow(sentence)
})
