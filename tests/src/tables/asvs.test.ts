import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { besides, isSaid, namedIn } from './named-words.ts'

const answers = ['yes', 'document', 'setting', 'reason', 'not applicable', 'no'] as const
type Answer = (typeof answers)[number]

const text = readFileSync('docs/ASVS.md', 'utf8')
const rows = [...text.matchAll(/^\| (\d+(?:\.\d+){2}) \| (\d) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', level = '', , answer = '', shown = '']) => ({ number, level, answer: answer as Answer, shown }),
)
/** Each requirement of levels 1 and 2 in the release 5.0.0, with its level, as OWASP lists them. */
const asked = readFileSync('tests/src/tables/asvs-5.0.0.txt', 'utf8').trim().split('\n')
const settings = parseEnv(readFileSync('.env.example', 'utf8'))
const settingIn = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g

const inOrder = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
const isTest = ({ path }: { path: string }) => /\.(test|spec|drill)\.tsx?$/.test(path)

test('every requirement of levels 1 and 2 has one row, in the order of the standard', () => {
  expect(asked).toHaveLength(253)
  expect([...new Set(asked)].toSorted(inOrder)).toEqual(asked)
  expect(rows).toHaveLength(text.match(/^\| \d/gm)?.length ?? 0)
  expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(asked)
})

/** Faults of an answer; there are none. */
const faults: Record<Answer, (shown: string) => boolean> = {
  yes: (shown) => namedIn(shown).length === 0 || !namedIn(shown).every(isTest) || besides(shown) !== '',
  document: (shown) => namedIn(shown).length === 0 || namedIn(shown).some(isTest) || besides(shown) !== '',
  setting: (shown) =>
    ![...shown.matchAll(settingIn)].length && !namedIn(shown).some(({ path }) => /OPERATE/.test(path)),
  reason: (shown) => namedIn(shown).length > 0,
  'not applicable': (shown) => namedIn(shown).length > 0,
  no: (shown) => namedIn(shown).length > 0,
}

test('each answer is one of six, and is given as it says', () => {
  for (const { number, answer, shown } of rows) {
    expect(answers, number).toContain(answer)
    expect(faults[answer](shown), `${number}: ${answer}, by ${shown}`).toBe(false)
  }
})

test('each test and each passage that is named is in its file, and each setting in .env.example', () => {
  for (const { number, shown } of rows) {
    expect(
      namedIn(shown).filter((named) => !isSaid(named)),
      number,
    ).toEqual([])
    const named = [...shown.matchAll(settingIn)].map(([, name = '']) => name)
    expect(
      named.filter((name) => !(name in settings)),
      number,
    ).toEqual([])
  }
})

test('the counts are those of the rows', () => {
  const countOf = (answer: Answer, level: string) =>
    rows.filter((row) => row.answer === answer && (level === '' || row.level === level)).length
  const lines = answers.map(
    (answer) => `| ${answer} | ${['1', '2', ''].map((level) => countOf(answer, level)).join(' | ')} |`,
  )
  expect(text).toContain(lines.join('\n'))
})

test('SECURITY.md lists every secret of .env.example, and names no setting that is not there', () => {
  const named = [...readFileSync('SECURITY.md', 'utf8').matchAll(settingIn)].map(([, name = '']) => name)
  const secrets = Object.keys(settings).filter((name) => /SECRET|PASSWORD|_KEY|TOKEN/.test(name))
  expect(secrets.length).toBeGreaterThan(15)
  expect(secrets.filter((name) => !named.includes(name))).toEqual([])
  expect(named.filter((name) => !(name in settings))).toEqual([])
})
