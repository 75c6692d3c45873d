import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  'hallo@optik-lindenhof.ch',
  'vor.nach+golf@sub.beispiel.swiss',
  "o'neill_1@a.ch",
  'info@bücher.ch',
  'info@BÜCHER.ch',
  'info@xn--bcher-kva.ch',
  'info@例え.jp',
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'hallo',
  'hallo@',
  '@optik.ch',
  'hallo@optik',
  'hallo@@optik.ch',
  'hallo optik@a.ch',
  'hallo@op tik.ch',
  '.hallo@optik.ch',
  'hallo.@optik.ch',
  'ha..llo@optik.ch',
  'hallo@optik..ch',
  'hallo@-optik.ch',
  'hallo@optik.ch/weg',
  'hallo@optik.ch:25',
  'hallo@192.168.0.1',
  'hallo@optik.ch\nBcc: alle@optik.ch',
  'hallo@opti\u200bk.ch',
  'info <a@b.ch>',
  `${'a'.repeat(250)}@optik.ch`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('what was an address before, in letters of ASCII, is one still: settings are read by the same rule', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,10}$/)
  const before = fc.tuple(fc.stringMatching(/^[A-Za-z0-9_'+-]{1,20}$/), part, fc.stringMatching(/^[A-Za-z]{2,8}$/))
  fc.assert(fc.property(before, ([name, host, top]) => isEmail(`${name}@${host}.${top}`)))
})

test('an address of any length is judged at once', () => {
  const started = performance.now()
  for (const part of ['a@', '.', '@', 'ü', 'a.', '-']) expect(isEmail(part.repeat(300_000))).toBe(false)
  expect(performance.now() - started).toBeLessThan(100)
})
