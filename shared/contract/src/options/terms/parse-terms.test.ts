import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../kernel/locale.ts'
import { parseTerms } from './parse-terms.ts'

test('a line says what one thing is called in two languages or more', () => {
  const text = 'de Gleitsicht = fr progressifs\n\n FR: lunettes = en: glasses = it occhiali '
  expect(parseTerms(text)).toEqual({
    terms: [
      { de: 'Gleitsicht', fr: 'progressifs' },
      { fr: 'lunettes', en: 'glasses', it: 'occhiali' },
    ],
  })
  expect(parseTerms('')).toEqual({ terms: [] })
})

test.each(['Gleitsicht = progressifs', 'de Gleitsicht', 'de Brille = de Sehhilfe', 'de = fr lunettes', 'xx a = fr b'])(
  '«%s» is no line',
  (line) => {
    expect(parseTerms(`de Brille = fr lunettes\n${line}`)).toEqual({ wrongLine: 2 })
  },
)

test('whatever words there are, lines that are written out are read again as they were', () => {
  const word = fc.stringMatching(/^[A-Za-zäöüéè’-]+( [A-Za-z]+)?$/)
  const term = fc
    .uniqueArray(fc.constantFrom(...locales), { minLength: 2, maxLength: 4 })
    .chain((codes) => fc.tuple(...codes.map((code) => word.map((said) => [code, said] as const))))
  fc.assert(
    fc.property(fc.array(term, { maxLength: 5 }), (terms) => {
      const text = terms.map((pairs) => pairs.map(([code, said]) => `${code} ${said}`).join(' = ')).join('\n')
      expect(parseTerms(text)).toEqual({ terms: terms.map((pairs) => Object.fromEntries(pairs)) })
    }),
  )
})
