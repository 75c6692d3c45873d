import { expect, test } from 'vitest'
import { chosenAs } from './chosen-as.ts'

const contact = (text: string, language: string) => chosenAs(text, language).find(({ form }) => form === 'contact')

test('words of what was chosen lead to the values that are kept, in each language and whatever their case', () => {
  expect(contact('MADAME', 'fr')?.values).toEqual(['frau'])
  expect(contact('Kontaktlinsen', 'de')?.values).toContain('kontrolleKontaktlinsen')
  expect(contact('lentilles', 'fr')?.values).toContain('kontrolleKontaktlinsen')
  expect(contact('Madame', 'de')).toBeUndefined()
})

test('only fields in which something is chosen count', () => {
  expect(contact('Frau', 'de')?.fields).toEqual(['anrede', 'existingCustomer', 'themes', 'bevorzugteUhrzeit'])
})
