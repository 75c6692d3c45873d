import { findGroup } from '@blickfang/blocks/groups.ts'
import { expect, test } from 'vitest'
import { type Form, sentenceOf } from '../kernel/form.ts'
import type { Messages } from '../kernel/messages/messages.ts'
import { sources } from '../sources/sources.generated.ts'
import { isOffered } from './entry-in-words.ts'
import { forms } from './forms.generated.ts'
import { typeOf } from './read-entry.ts'

type Known = { readonly form: Form; readonly messages: Messages<unknown> }
const all = Object.values<Known>(forms)

/** A tick cannot be wrong, and is left out of what may be. */
const mayBeWrong = ({ fields }: Form) =>
  Object.keys(fields).filter((name) => typeOf(fields[name] as never) !== 'boolean')

test.each(all.map((known) => [known.form.name, known] as const))(
  'form %s says each of its fields, and all that may be wrong, in each of its languages',
  (_, { form, messages }) => {
    const wrong = [...mayBeWrong(form), ...form.refusals].map((name) => sentenceOf(form, name, undefined))
    const reasons = form.reasons.map((reason) => sentenceOf(form, '', reason))
    const legends = [...Object.values(form.legends), ...(form.price ? ['total'] : [])]
    for (const dictionary of Object.values(messages)) {
      const said = Object.keys(dictionary?.messages ?? {})
      expect(said).toEqual(expect.arrayContaining([...wrong, ...reasons, ...legends]))
      expect(
        Object.keys(form.fields).filter((name) => !said.includes(name) && !said.includes(`${name}Legend`)),
      ).toEqual([])
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
