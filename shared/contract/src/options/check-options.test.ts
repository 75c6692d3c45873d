import { expect, test } from 'vitest'
import { defineChoice } from '../kernel/option.ts'
import { checkOptions } from './check-options.ts'

const word = { de: 'Ja', fr: 'Oui', en: 'Yes' }
const option = (type: string) => defineChoice({ type, values: { yes: word }, fallback: 'yes' })

test('types of a project’s own options have names that are theirs', () => {
  expect(() => checkOptions({ stars: option('stars') })).not.toThrow()
  expect(() => checkOptions({ alignment: option('alignment') })).toThrow('The name «alignment» of the option')
  expect(() => checkOptions({ stars: option('tone') })).toThrow('The option «stars» is called «tone»')
})
