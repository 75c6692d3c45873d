import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../api/v1/endpoints.generated.ts'
import { defineForm, type Form, formsPath, requiredText } from '../kernel/form.ts'
import type { KnownForm, ProjectForm } from '../kernel/own/project-form.ts'
import { emailSchema } from '../kernel/text/email.ts'
import { forms } from './forms.generated.ts'
import { joinForms } from './join-forms.ts'

const ours = Object.values<KnownForm>(forms)
const label = { de: 'Bestellung', fr: 'Commande', en: 'Order' }
const fields = { name: requiredText(100), email: emailSchema, what: z.enum(['bread', 'rolls']) }

function orderOf(name: string, rest: Partial<Form> = {}): ProjectForm {
  const form: Form = defineForm({ name, label, fields, sender: 'email', titleOf: (values) => values.name })
  const said = [...Object.keys(fields), 'bread', 'rolls', 'idle', 'sent', 'sentSentence']
  const wrong = Object.keys(fields).map((field) => `${field}Error`)
  const messages = Object.fromEntries([...said, ...wrong].map((key) => [key, `«${key}»`]))
  const mail = { mailSubject: ['Bei ', ['name']], mailBody: 'Danke.', noticeSubject: 'Neu' }
  return {
    form: { ...form, ...rest },
    messages: { de: { language: 'de', messages }, fr: { language: 'fr', messages } },
    mail: { de: { language: 'de', messages: mail } },
  }
}

function without(known: ProjectForm, part: 'messages' | 'mail', language: 'de' | 'fr', key: string): ProjectForm {
  const spoken = known[part]
  const { [key]: _, ...messages } = spoken[language]?.messages ?? {}
  return { ...known, [part]: { ...spoken, [language]: { language, messages } } }
}

test('whatever forms a project adds, ours stay as they are and where they are, and no call of ours is where one of theirs is', () => {
  const taken = new Set(ours.map(({ form }) => form.name))
  const names = fc.uniqueArray(
    fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,20}$/).filter((name) => !taken.has(name)),
    { maxLength: 5 },
  )
  const paths = new Set(Object.values(endpoints).map(({ path }) => path))
  fc.assert(
    fc.property(names, (added) => {
      const all = joinForms(
        ours,
        added.map((name) => [name, orderOf(name)]),
      )
      expect(all.slice(0, ours.length)).toEqual(ours)
      expect(all.slice(ours.length).map(({ form }) => form.name)).toEqual(added)
      for (const { form } of all.slice(ours.length)) expect(paths.has(form.path)).toBe(false)
    }),
  )
  // Below the folder of theirs no call of ours may come to lie either, tomorrow.
  expect([...paths].filter((path) => path.startsWith(formsPath('')))).toEqual([])
})

const order = orderOf('order')
test.each<[string, string, ProjectForm, string]>([
  ['another name', 'orders', order, 'The form «orders» is called «order» where it is declared'],
  ['a name that is none', 'my-order', orderOf('my-order'), 'The name «my-order» of the form «my-order» is no name'],
  ['a name of ours', 'contact', orderOf('contact'), 'The name «contact» of the form «contact» is taken'],
  ['the name of the owner’s own', 'own', orderOf('own'), 'The name «own» of the form «own» is taken'],
  [
    'a path',
    'order',
    orderOf('order', { path: '/contact' }),
    'a project’s are sent to /forms/order: please leave it out',
  ],
  ['fields of an owner', 'order', orderOf('order', { isOwn: true }), 'says «isOwn», which is for the block «form»'],
  ['no limit', 'order', orderOf('order', { rate: { points: 0, seconds: 60 } }), 'limits that hold nobody back'],
  ['a body without end', 'order', orderOf('order', { bodyLimit: Infinity }), 'limits that hold nobody back'],
  ['nothing to ask', 'order', orderOf('order', { fields: {}, sender: null }), 'The form «order» asks nothing'],
  ['a sender that it does not ask', 'order', orderOf('order', { sender: 'mail' }), 'is answered at «mail»'],
  ['the trap as a field', 'order', orderOf('order', { fields: { website: emailSchema } }), 'has a field «website»'],
  ['a field that is a sentence', 'order', orderOf('order', { fields: { sent: emailSchema } }), 'has a field «sent»'],
  ['a field with no name', 'order', orderOf('order', { fields: { 'a b': emailSchema } }), 'has a field «a b»'],
  [
    'a field without its word in one language',
    'order',
    without(order, 'messages', 'fr', 'name'),
    'no sentence «name» in the language «fr»: please add it to messages.json',
  ],
  ['a choice without its word', 'order', without(order, 'messages', 'de', 'rolls'), 'no sentence «rolls»'],
  ['a fault without its sentence', 'order', without(order, 'messages', 'de', 'whatError'), 'no sentence «whatError»'],
  [
    'a block that closes and no sentence for it',
    'order',
    orderOf('order', { block: { name: 'quote', counts: 'any' }, refusals: ['closed'] }),
    'no sentence «closedError»',
  ],
  [
    'a mail without a subject',
    'order',
    without(order, 'mail', 'de', 'mailSubject'),
    'no sentence «mailSubject» in the language «de»: please add it to mail/messages.json',
  ],
])('a form with %s is refused by one sentence that says which', (_, key, form, sentence) => {
  expect(() => joinForms(ours, [[key, form]])).toThrow(sentence)
})

test('what no contract makes is refused, whatever it is', () => {
  for (const odd of [
    undefined,
    {},
    { form: order.form },
    { ...order, mail: {} },
    { ...order, form: { name: 'order' } },
  ])
    expect(() => joinForms(ours, [['order', odd as ProjectForm]])).toThrow('The form «order» is none')
})

beforeEach(() => vi.resetModules())

test('a form that a project adds is known wherever forms are, and its entries are said in words', async () => {
  const { projectForms } = await import('./project-forms.ts')
  projectForms.add({ order })
  const { allForms } = await import('./all-forms.ts')
  const { entryInWords } = await import('./entry-in-words.ts')
  expect([...allForms().keys()].at(-1)).toBe('order')
  const values = { name: 'Anna', email: 'anna@example.ch', what: 'rolls' }
  expect(entryInWords({ form: 'order', values, language: 'fr' })).toEqual([
    ['«name»', 'Anna'],
    ['«email»', 'anna@example.ch'],
    ['«what»', '«rolls»'],
  ])
  expect(() => projectForms.add({ later: order })).toThrow('before it was told of the form «later»')
})
