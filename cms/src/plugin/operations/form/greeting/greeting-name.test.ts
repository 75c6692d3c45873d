import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.ts'

test.each([
  ...['Anna Müller', 'Anna-Lena von Känel', 'Luís da Silva', 'Sinéad O’Neill', "Chiara D'Angelo", 'Žarko Đorđević'],
  ...['Zoë Ammann-Frey', 'Ёлка Жукова', 'Νίκος Παππάς', 'Ursina Da Rin', 'Urs Glas', 'Müller'],
])('«%s» is greeted', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each([
  ...['Gewinn!\nJetzt 500 CHF abholen:\nhttps://evil.example/x Ihr Los liegt bereit', 'evil.example', 'Evil.Example'],
  ...['www.evil.example', 'Www Evil Com', 'anna@evil.example', 'Anna <b>Müller</b>', 'Anna  Müller', ' Anna', ''],
  ...['Ruf 079 123 45 67', 'Anna\u202eMüller', 'Anna\u200bMüller', 'Anna\tMüller', 'Anna\r\nBcc: x', 'GEWINN JETZT'],
  ...[
    'klicken Sie hier',
    'Sie haben gewonnen',
    'Sie Haben Jetzt Gewonnen',
    'Sie Haben Jetzt Gewonnen Rufen Sie An',
    'Ａnna',
    '𝐀nna',
    'Anna/Müller',
  ],
  ...[
    '点击链接领取大奖',
    'a'.repeat(200),
    'Anna…',
    '$$$',
    '=cmd|calc',
    'Anna-Bei-Optik',
    'A\u0301\u0301\u0301nna',
    'de la',
  ],
])('%j is not: it could be a message', (name) => {
  expect(greetingName(name)).toBeUndefined()
})

test('whatever is typed, nothing but letters, a blank, a hyphen or an apostrophe is greeted, on one short line', () => {
  const signs = fc.constantFrom(..."Anb .:/@-’'\n\r\t\u2028\u202e\u200b0५１!?=<>&\u00ad\u0301wWüЖΣ中ﬀ")
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: signs, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 })),
      (text) => {
        const name = greetingName(text)
        return name === undefined || /^[\p{Lu}\p{Ll} '’-]{1,40}$/u.test(name)
      },
    ),
    { numRuns: 1_000 },
  )
})
