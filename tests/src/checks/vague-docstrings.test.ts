import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { vagueDocstrings } from '../../../scripts/checks/vague-docstrings.mjs'

function findingsIn(source: string): string[] {
  return vagueDocstrings(source).map(({ line, sentence }: { line: number; sentence: string }) => `${line} ${sentence}`)
}

test.each([
  ['/** What a booking costs. */', '1 What a booking costs'],
  ['const a = 1\n/** Who asks, and when. */', '2 Who asks, and when'],
  ['interface Price {\n  /** It is paid. */\n  a: 1\n}', '2 It is paid'],
  ['/**\n * One of two.\n */', '1 One of two'],
  ['/** Its price. */', '1 Its price'],
  ['/** Price in CHF. What is no number costs nothing. */', '1 What is no number costs nothing'],
  ['/**\n * Price of a booking, in\n * CHF (or EUR?) It may\n * change.\n */', '1 It may change'],
  ['/** Says «yes!» One way. */', '1 One way'],
])('a docstring that begins with no noun and no verb is found: %s', (source, finding) => {
  expect(findingsIn(source)).toEqual([finding])
})

test.each([
  '/** Price of a booking: what it costs, and who pays. Whatever it is, one pays it. */',
  '/** Items of a list. Its first is the newest. */',
  '/** Version 1.5 of one. */',
  '// What follows is no docstring.\n/* Who knows. */',
  "const under = 'shared/**'\nconst text = 'Done. What is it?' /* */",
])('nothing is found in %s', (source) => {
  expect(findingsIn(source)).toEqual([])
})
