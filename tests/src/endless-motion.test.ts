import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Folders of the style sheets that visitors get. The editor turns a wheel while it waits, and says besides what for. */
const folders = ['shared/blocks/src', 'shared/views/src/site', 'shared/views/src/game', 'web/src/site', 'web/src/game']

const sheets = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

test('nothing on a visitor’s page moves for ever: what beckons does so twice', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const endless = sheets.filter((sheet) => /animation[^;]*\binfinite\b/.test(readFileSync(sheet, 'utf8')))
  expect(endless).toEqual([])
  const slider = readFileSync('shared/blocks/src/content-slider-board/content-slider-board.module.css', 'utf8')
  expect(/animation: beckon [^;]*;/.exec(slider)?.[0]).toMatch(/ 2;$/)
})
