import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const sheets = ['board', 'columns'].map((name) => `shared/views/src/site/board/${name}.module.css`)

/** Widths of a board in rem, and the counts of cards up to 9 of which the last one is never alone there. */
const kept = [
  { rem: 42, layout: 'grid', counts: [2, 3, 4, 5, 6, 8] },
  { rem: 50, layout: 'grid', counts: [2, 3, 4, 5, 6, 8, 9] },
  { rem: 50, layout: 'avatar', counts: [2, 3, 4, 5, 6, 7, 8, 9] },
  { rem: 72, layout: 'grid', counts: [2, 3, 4, 5, 6, 7, 8, 9] },
  { rem: 72, layout: 'avatar', counts: [2, 3, 4, 5, 6, 7, 8, 9] },
] as const

for (const { rem, layout, counts } of kept)
  for (const columns of [3, 4, 5]) {
    test(`no card of the layout ${layout} with at most ${columns} columns is alone in the last row of ${rem} rem`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const boards = counts.map(
        (count) =>
          `<div class="board"><ul class="list columns" data-layout="${layout}" data-columns="${columns}">${'<li>x</li>'.repeat(count)}</ul></div>`,
      )
      const styles = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('\n')
      await page.setContent(`<style>${styles}</style><body style="width: ${rem}rem">${boards.join('')}`)
      const lone = await page.locator('ul').evaluateAll((lists) =>
        lists
          .map((list) => [...list.children].map((card) => card.getBoundingClientRect().top))
          .filter((tops) => tops[0] !== tops.at(-1) && tops.filter((top) => top === tops.at(-1)).length === 1)
          .map((tops) => tops.length),
      )
      expect(lone).toEqual([])
    })
  }
