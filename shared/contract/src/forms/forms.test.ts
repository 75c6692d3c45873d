import { findGroup } from '@blickfang/blocks/groups.ts'
import { expect, test } from 'vitest'
import type { KnownForm } from '../kernel/own/project-form.ts'
import { sources } from '../sources/sources.generated.ts'
import { isOffered } from './entry-in-words.ts'
import { forms } from './forms.generated.ts'
import { lackingSentences } from './lacking-sentences.ts'

const all = Object.values<KnownForm>(forms)

test.each(all.map((known) => [known.form.name, known] as const))(
  'form %s says each of its fields, all that may be chosen and all that may be wrong, in each of its languages',
  (_, known) => {
    expect(lackingSentences(known)).toEqual([])
    const { de } = known.messages
    for (const key of Object.keys(de.messages).filter((name) => name.endsWith('Error'))) {
      const { [key]: __, ...others } = de.messages
      const lacking = lackingSentences({ ...known, messages: { de: { ...de, messages: others } } })
      expect(lacking.length === 0 || lacking[0]?.key === key).toBe(true)
    }
  },
)

test('each form stands in a block that there is, asks sources that ask nothing back, and is answered at a field of its own', () => {
  for (const { form } of all) {
    if (form.block) expect(findGroup(form.block.name)?.block.name).toBe(form.block.name)
    for (const name of form.sources)
      expect(sources[name as keyof typeof sources]).toMatchObject({
        answeredBy: 'cms',
        parameters: {},
        hasWholePages: false,
      })
    if (form.sender !== null) expect(isOffered(form.fields[form.sender] as never)).toBe(false)
  }
  for (const key of ['name', 'path'] as const) expect(new Set(all.map(({ form }) => form[key])).size).toBe(all.length)
})
