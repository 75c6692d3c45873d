import { groups } from '@blickfang/blocks/groups.ts'
import { pageCollections } from '@blickfang/blocks/page-collections.ts'
import { forms } from '@blickfang/contract/forms/forms.generated.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { expect, test } from 'vitest'
import type { CodeKind } from '../../payload/in-words.ts'
import { fieldWord, wordOf } from './word-of.ts'

const roles = ['home', 'contact', 'imprint', 'privacy', 'terms', 'start', 'edit', 'share', 'play', 'coupon']
const codes: { readonly [K in CodeKind]: readonly string[] } = {
  block: [...groups.keys()],
  collection: pageCollections,
  language: locales,
  role: roles,
  form: Object.values(forms).map(({ form }) => form.name),
}

test.each(['de', 'fr', 'en'])('no code reaches a person whose admin speaks %s', (language) => {
  for (const [kind, known] of Object.entries(codes))
    for (const code of known) expect(wordOf(kind as CodeKind, code, language)).not.toBe(code)
  for (const [block, { group }] of groups)
    for (const field of Object.keys(group.fields)) expect(fieldWord(block, field, language)).not.toBe(field)
})

test('what nobody knows any more keeps its code, and a page of no collection is a free one', () => {
  expect([wordOf('block', 'bygone', 'de'), fieldWord('bygone', 'title', 'de')]).toEqual(['bygone', 'title'])
  expect([wordOf('role', undefined, 'de'), wordOf('collection', null, 'de')]).toEqual(['', 'Freie Seiten'])
})
