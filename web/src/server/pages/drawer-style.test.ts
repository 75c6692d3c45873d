import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { hashSource } from '../answers/content-policy.ts'
import { drawerStyle, emptyStyle } from './drawer-style.ts'
import { finishHtml } from './finish-html.ts'

test('the hash is that of the style sheet which the installed drawers bring', () => {
  const entry = createRequire(import.meta.url).resolve('vaul')
  const source = readFileSync(join(dirname(entry), 'index.mjs'), 'utf8')
  const sheets = [...source.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)].map(([, text = '']) => JSON.parse(text))
  expect(sheets.map(hashSource)).toEqual([drawerStyle])
  expect(hashSource('')).toBe(emptyStyle)
})

test('only a page with drawers may take it in', () => {
  expect(finishHtml('<div data-vaul-drawer=""></div>', { link: (html) => html }).policy).toContain(drawerStyle)
  expect(finishHtml('<div></div>', { link: (html) => html }).policy).not.toContain(drawerStyle)
})
