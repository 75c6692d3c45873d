import { expect, test } from 'vitest'
import { type Messages, messagesIn } from './messages.ts'
import { translate, translator } from './translator.ts'

interface Sentences {
  readonly plain: null
  readonly named: { readonly name: string | number }
  readonly counted: { readonly count: number }
}

const messages: Messages<Sentences> = {
  de: {
    language: 'de',
    messages: {
      plain: 'Hallo',
      named: ['Station ', ['name']],
      counted: [['count', 2, { one: [0, ' Eintrag'], other: [0, ' Einträge'] }]],
    },
  },
  hr: {
    language: 'hr',
    messages: {
      plain: 'Bok',
      named: ['Postaja ', ['name']],
      counted: [['count', 2, { one: [0, ' unos'], few: [0, ' unosa'], other: [0, ' mnogo'] }]],
    },
  },
}

test('values take the places of their names, and are not read again', () => {
  const t = translate(messages, 'de')
  expect([t('plain'), t('named', { name: '{name} $& Gasse' })]).toEqual(['Hallo', 'Station {name} $& Gasse'])
})

test('a number chooses as the language counts, and is written as Switzerland writes it', () => {
  const counts = [0, 1, 2, 1_234]
  expect(counts.map((count) => translate(messages, 'de')('counted', { count }))).toEqual([
    '0 Einträge',
    '1 Eintrag',
    '2 Einträge',
    `${new Intl.NumberFormat('de-CH').format(1_234)} Einträge`,
  ])
  expect([21, 22, 25].map((count) => translate(messages, 'hr')('counted', { count }))).toEqual([
    '21 unos',
    '22 unosa',
    '25 mnogo',
  ])
})

test('a language that is not spoken has its stand-in, and says which', () => {
  expect(translate(messages, 'es').language).toBe('de')
  expect(translate(messages, 'hr').language).toBe('hr')
})

test('the translator of a dictionary is always the same one', () => {
  expect(translator(messagesIn(messages, 'hr'))).toBe(translate(messages, 'hr'))
})
