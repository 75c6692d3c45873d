import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineSource, type Source } from '../kernel/source.ts'
import { allSources } from './all-sources.ts'
import { joinSources } from './join-sources.ts'
import { sources } from './sources.generated.ts'

const ours = Object.values<Source>(sources)
const spec = { schema: z.array(z.string()), empty: [], tags: () => [], ages: 'never' as const, sample: ['Brot'] }
const source = (name: string): Source => defineSource({ ...spec, name })

test('without sources of a project all are ours, and whatever it adds stands behind them', () => {
  expect(allSources).toEqual(ours)
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,12}$/).map((name) => `own${name}`))
  fc.assert(
    fc.property(names, (added) => {
      const all = joinSources(
        ours,
        added.map((name) => [name, source(name)]),
      )
      expect(all.map(({ name }) => name)).toEqual([...ours.map(({ name }) => name), ...added])
    }),
  )
})

test.each<[string, string, Source, string]>([
  ['a name of ours', 'posts', source('posts'), 'The name «posts» of the source «posts» is taken'],
  ['a name that is another’s', 'news', source('latest'), 'The source «news» is called «latest»'],
  ['a name that is none', 'the-news', source('the-news'), 'The name «the-news» of the source «the-news» is no name'],
  [
    'one that the site would answer',
    'news',
    defineSource({ ...spec, name: 'news', answeredBy: 'web' }),
    'answered by the cms',
  ],
  ['what nobody has declared', 'news', JSON.parse('{"name":"news"}'), 'The source «news» is none'],
])('%s is refused by one sentence that says which', (_, key, own, sentence) => {
  expect(() => joinSources(ours, [[key, own]])).toThrow(sentence)
})
