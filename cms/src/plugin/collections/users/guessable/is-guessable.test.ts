import { randomBytes, randomUUID } from 'node:crypto'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountWords } from './account-words.ts'
import { loadGuessing } from './estimate-guesses.ts'
import { isGuessable } from './is-guessable.ts'
import { isKnownWord } from './known-word.ts'

const { dictionary } = await import('@zxcvbn-ts/language-common')
const listed = dictionary['passwords-common'].map(String)
const anna = { email: 'anna.sulzer@optik-lind.example', name: 'Anna Sulzer' }
const words = accountWords([anna], ['Optik Lind', 'optik-lind.example', 'Blickfang'])

const leet: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }
type Change = (word: string) => string
const cases: Change[] = [(w) => w, (w) => w.toUpperCase(), (w) => w.charAt(0).toUpperCase() + w.slice(1)]
const letters: Change[] = [(w) => w, (w) => w.replace(/[aeiost]/g, (sign) => leet[sign] ?? sign)]
const times: Change[] = [(w) => w, (w) => w + w, (w) => `${w}-${w}`, (w) => [...w].toReversed().join('')]
const ends: Change[] = [
  (w) => w,
  (w) => `${w}1`,
  (w) => `${w}1234`,
  (w) => `${w}2026!`,
  (w) => `!${w}99`,
  (w) => `12${w}`,
]

test('every password of the list is found, in capitals, with figures for letters, twice, backwards, with a year before or after it', async () => {
  const { common } = await loadGuessing()
  const made = listed.map((word, index) => {
    const changes = [cases, letters, times, ends].map((of, step) => of[Math.floor(index / 3 ** step) % of.length])
    return changes.reduce((text, change) => change?.(text) ?? text, word)
  })
  // Figures alone are judged by their estimate: what stands around them makes another number.
  const missed = made.filter((password) => /\p{L}/u.test(password) && !isKnownWord(password, common))
  expect(missed).toEqual([])
})

test('whatever is made of a password of the list is refused', async () => {
  const made = fc
    .tuple(fc.constantFrom(...listed), ...[cases, letters, times, ends].map((of) => fc.constantFrom(...of)))
    .map(([word, ...changes]) => changes.reduce((text, change) => change(text), word))
    .filter((password) => password.length <= 40)
  await fc.assert(
    fc.asyncProperty(made, async (password) => {
      expect(await isGuessable(password, words)).toBe(true)
    }),
    { numRuns: 60 },
  )
}, 120_000)

test.each([
  ...[
    'password1234',
    '123456789012',
    'qwertyuiop12',
    'PASSWORD1234',
    'p4ssw0rd1234',
    'passwordpassword',
    'Passwort1234!',
  ],
  ...['qwertzuiopü1', 'yxcvbnm,.-12', 'azertyuiop12', '1qay2wsx3edc', 'aaaaaaaaaaaa', 'abcabcabcabc', 'abcdefghijkl'],
  ...['Winterthur2026', 'Sommer2026!!', 'motdepasse2026', 'sonnenschein1'],
  ...['anna.sulzer@optik-lind.example', 'ANNA.SULZER@optik-lind.example1', 'annasulzer12', 'Sulzer123456'],
  ...['OptikLind2026', 'Optik Lind 2026', '0pt1kL1nd!!!', 'optiklindoptiklind', 'optik-lind.example', 'Blickfang2026'],
])('%s is refused', async (password) => {
  expect(await isGuessable(password, words)).toBe(true)
})

test.each([
  ...['vier Wörter am Stück', 'Nebel über dem Thunersee', 'correct horse battery staple', 'ich trinke gern kalten Tee'],
  ...['Optik Lind verkauft im Juni rote Brillen', 'quatre mots sans aucun rapport', 'x'.repeat(3) + randomUUID()],
  `${'lange Sätze dürfen sehr lang sein, '.repeat(40)}`,
])('%s is taken', async (password) => {
  expect(await isGuessable(password, words)).toBe(false)
})

test('four words in a row are taken, whichever they are', async () => {
  const word = fc.constantFrom(...german.commonWords.map(String).filter((text) => text.length >= 4))
  const phrase = fc.uniqueArray(word, { minLength: 4, maxLength: 8 }).map((several) => several.join(' '))
  await fc.assert(
    fc.asyncProperty(phrase, async (password) => {
      expect(await isGuessable(password, words)).toBe(false)
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('what the product makes up itself is taken', async () => {
  for (let count = 0; count < 40; count++)
    expect(await isGuessable(randomBytes(12).toString('base64url'), words)).toBe(false)
})

test('a password that takes long to measure is cut, so that nobody waits for it', async () => {
  expect(await isGuessable('4@8({[3€6g#1!|0$57+2z'.repeat(400), words)).toBe(false)
})
