import { expect, test } from '@playwright/test'
import { modulesOf } from './live-modules.ts'

const build = 'web/.next'
const live = 'at/[version]/[locale]/[[...slug]]'
const edit = '[locale]/edit/[[...slug]]'

/** What every Next page loads, whatever it shows. */
const framework = /node_modules\/(next|react|react-dom|scheduler|@swc)\/|turbopack|^\[/
/** The moving parts of blocks and of the header, and what they share with the server: each of them small. */
const islands =
  /^(shared\/src\/(blocks|site|kernel)\/|web\/src\/site\/header\/|(shared|web)\/src\/game\/.*(game-context|game-island|preview-game|game-provider|register-game-worker|\bgame\.ts))/
const heavy = /^node_modules\/|\/(editor|cms|ui|server)\/|contract\.ts|option\.ts|catalogue/
/** What no visitor ever needs, on no page. The calls of API v1 are not among it: the golf game makes some. */
const foreign =
  /^web\/src\/(editor|cms\/(?!api-client|api-error|routes)|ui|server)\/|contract\.ts|option\.ts|catalogue|node_modules\/(lexical|@lexical|zod|@apollo|graphql|radix-ui|next\/dist\/compiled\/buffer)\//

test('a live page loads its islands and nothing else', () => {
  const { sources, unmapped } = modulesOf(build, live, { isLazyIncluded: false })
  const own = sources.filter((source) => !framework.test(source))
  expect(unmapped).toEqual([])
  expect(own.filter((source) => !islands.test(source) || heavy.test(source))).toEqual([])
  expect(own).toContain('web/src/site/header/behaviour/header-behaviour.tsx')
})

test('what a live page may load later is the game, the map and their like, and nothing of editing', () => {
  const { sources } = modulesOf(build, live)
  expect(sources.filter((source) => foreign.test(source))).toEqual([])
  expect(sources.some((source) => source.startsWith('shared/src/blocks/score-tracker/'))).toBe(true)
  expect(sources.some((source) => source.includes('node_modules/maplibre-gl/'))).toBe(true)
})

test('the same look at the edit page finds the editor, Lexical and the schemas', () => {
  const { sources } = modulesOf(build, edit)
  expect(sources.some((source) => source.startsWith('web/src/editor/'))).toBe(true)
  expect(sources.some((source) => source.includes('node_modules/lexical/'))).toBe(true)
  expect(sources.some((source) => source.includes('node_modules/zod/'))).toBe(true)
  // Three times the bytes of zod/mini for the same checks.
  expect(sources.filter((source) => source.includes('node_modules/zod/v4/classic/'))).toEqual([])
})

/** Wanted only once somebody opens a menu, a dialog, a panel or a map, gets a message, or clicks into a rich text. */
const onDemand =
  /node_modules\/(lexical|@lexical|radix-ui|@radix-ui|@floating-ui|sonner|@dnd-kit|maplibre-gl|qrcode|intl-messageformat)\/|\/editor\/(panels\/(?!editor-shell|dialog-host).*\.tsx|overlay\/(menu\/element-menu|options\/option-popup))/

test('the editor starts without what is wanted later, and finds that later', () => {
  const start = modulesOf(build, edit, { isLazyIncluded: false })
  expect(start.sources).toContain('web/src/editor/edit-app.tsx')
  expect(start.sources.filter((source) => onDemand.test(source))).toEqual([])
  const all = modulesOf(build, edit)
  for (const later of ['lexical', 'sonner', '@radix-ui/react-menu']) {
    expect(all.sources.some((source) => source.includes(`node_modules/${later}/`))).toBe(true)
  }
})
