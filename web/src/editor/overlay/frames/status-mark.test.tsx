import { readFileSync } from 'node:fs'
import { standingInWords } from '@blickfang/contract/content/standing/standing.ts'
import { statuses } from '@blickfang/contract/content/status.ts'
import { expect, test } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { StatusMark } from './status-mark.tsx'

const sheet = readFileSync('web/src/editor/overlay/overlay.module.css', 'utf8')

test('each standing has a word, a shape and a colour of its own', async () => {
  const all = [...statuses, 'changed' as const]
  await openPart(all.map((standing) => <StatusMark key={standing} standing={standing} />))
  const marks = [...document.querySelectorAll<HTMLElement>('[data-status]')]
  expect(marks.map(({ textContent }) => textContent)).toEqual(all.map((standing) => standingInWords(standing, 'de')))
  const shapes = marks.map((mark) => mark.querySelector('path')?.getAttribute('d'))
  expect(new Set(shapes).size).toBe(all.length)
  // What is archived has the grey of all that have none of their own.
  for (const standing of all.filter((one) => one !== 'archived'))
    expect(sheet, standing).toMatch(new RegExp(`\\[data-status=["']?${standing}["']?\\]`))
})
