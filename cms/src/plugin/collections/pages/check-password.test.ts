import { expect, test } from 'vitest'
import { checkPassword, checkPasswordField, passwordMark } from './check-password.ts'

const req = { i18n: { language: 'de' }, t: (key: string) => key, payload: { config: {} } }
const field = (value: string | null) => checkPasswordField(value, { req, maxLength: 100 } as never)
const save = (password: unknown) => checkPassword({ data: { password }, req } as never)

test('what a save refuses is refused by the form’s own look at the field too, so that it does not wipe the sentence', () => {
  for (const password of ['a', 'sieben7', '       x', 'a\u200b\u200b\u200b\u200b\u200b\u200b\u200b']) {
    expect(() => save(password)).toThrow('Das Passwort einer Seite hat mindestens 8 Zeichen.')
    expect(field(password)).toBe('Das Passwort einer Seite hat mindestens 8 Zeichen.')
  }
  for (const password of ['brille 2027', '', null, passwordMark]) {
    expect(save(password)).toEqual({ password })
    expect(field(password)).toBe(true)
  }
})
