import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalText } from '../kernel/form.ts'
import { readEntry } from './read-entry.ts'

const form = {
  fields: {
    name: optionalText(10),
    themes: z.array(z.string()),
    persons: z._default(z.number(), 0),
    lunch: z._default(z.boolean(), false),
    answer: z.enum(['ja', 'nein']),
  },
}

test('what a page sends as texts comes in the shapes of the form', () => {
  const entered = new URLSearchParams('name=Anna&themes=a&themes=b&persons=3&lunch=on&answer=ja&other=x')
  expect(readEntry(form, entered)).toEqual({ name: 'Anna', themes: ['a', 'b'], persons: 3, lunch: true, answer: 'ja' })
})

test('what nobody has filled in is left to the schemas', () => {
  const nothing = { name: undefined, themes: [], persons: undefined, lunch: false, answer: undefined }
  expect(readEntry(form, new URLSearchParams('persons='))).toEqual(nothing)
})

test('a number that is none is for the schema to refuse', () => {
  const persons = (typed: string) => readEntry(form, new URLSearchParams({ persons: typed })).persons
  for (const typed of ['viele', '1.200', "'", '0x10']) expect(persons(typed)).toBeNaN()
  expect([persons('1.200,50'), persons('200.–'), persons('−2,25')]).toEqual([1200.5, 200, -2.25])
})
