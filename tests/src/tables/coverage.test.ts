import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { besides, isSaid, namedIn } from './named-words.ts'

const text = readFileSync('docs/COVERAGE.md', 'utf8')
const rows = [...text.matchAll(/^\| (\d+)\.(\d+) \| (\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, section, place, number, statement, holds, shown]) => ({
    section: Number(section),
    place: Number(place),
    number: Number(number),
    statement: statement ?? '',
    holds: holds ?? '',
    shown: shown ?? '',
  }),
)
const verdict = /^(yes|differs \((decided\.md|no record|\d+)\)(: .+)?|in part: .+|no: .+)$/

const withHolds = (start: string) => rows.filter(({ holds }) => holds.startsWith(start)).length

test('the statements stand in the order of the specification, none twice and none left out', () => {
  expect(rows).toHaveLength(text.match(/^\| \d/gm)?.length ?? 0)
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 386 }, (_, index) => index + 1))
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1] ?? { section: 0, place: 0 }
    const isNext = row.section === before.section && row.place === before.place + 1
    const isFirst = row.section === before.section + 1 && row.place === 1
    expect(isNext || isFirst, `${row.section}.${row.place}`).toBe(true)
  }
})

test('each row says whether it holds, and names decisions that there are', () => {
  const records = readdirSync('docs/decisions').map((file) => file.slice(0, 3))
  for (const { number, holds } of rows) {
    expect(holds, `row ${number}`).toMatch(verdict)
    const decision = /^differs \((\d+)\)/.exec(holds)?.[1]
    if (decision) expect(records, `row ${number}`).toContain(decision.padStart(3, '0'))
  }
})

test('each test that is named is in its file', () => {
  for (const { number, shown } of rows) {
    expect(besides(shown), `row ${number}`).toMatch(/^(|–|no test( \(.+\))?)$/)
    expect(
      namedIn(shown).filter((named) => !isSaid(named)),
      `row ${number}`,
    ).toEqual([])
  }
})

test('what is said of the whole table is what its rows say', () => {
  const untested = rows.filter(({ shown }) => shown.startsWith('no test')).length
  const withoutRecord = withHolds('differs (no record)')
  expect(text).toContain(
    `Of ${rows.length} statements ${withHolds('yes')} hold, ${withHolds('differs')} differ (${withoutRecord} of them without a record), ` +
      `${withHolds('in part')} hold in part, ${withHolds('no:')} do not.\nNo test shows ${untested}.`,
  )
})
