import { expect, test } from '@playwright/test'
import { readLiveBuild } from '../../src/server/assets/live-build.ts'
import { modulesOf, partsOf } from './live-modules.ts'

const build = 'web/.next'
const entry = 'web/src/site/script/start-page.ts'
const bundler = /turbopack|^\[|node_modules\/(next\/node_modules\/)?@swc\//
const live = 'at/[version]/[locale]/[[...slug]]'
const edit = '[locale]/edit/[[...slug]]'

/** Modules that every Next page loads, whatever it shows. */
const framework = /node_modules\/(next|react|react-dom|scheduler|@swc)\/|turbopack|^\[/
/** The small behaviours of pages, the places of islands, the empty lists in whose place a project's are put, and what both share with the server. */
const small =
  /^(shared\/(contract|views)\/src\/(kernel\/|content\/hours\/|options\/special-days\/closed-hours|site\/)|shared\/blocks\/src\/(([^/]+\/(enhance\.ts|island\.tsx)|project\/(enhancers|islands)\.ts|\w+\.generated\.ts)$)|web\/src\/(site\/(script|visits|booking|consent|header\/behaviour)\/|site\/edit-link\/(offer-editing|editor-key)\.ts|game\/game-status-island\.tsx))/
/** Modules that no visitor ever needs, on no page. The calls of API v1 are not among it: the golf game makes some. */
const foreign =
  /^web\/src\/(editor|cms\/(?!api-client|api-error|routes)|ui|server)\/|contract\.ts|option\.ts|catalogue|node_modules\/(lexical|@lexical|zod\/v4\/(classic|locales)|@apollo|graphql|radix-ui|next\/dist\/compiled\/buffer)\//

test('a live page loads its small behaviours and nothing else: neither React nor the code of a block', () => {
  const page = readLiveBuild(build)
  const sources = page.modules[entry]?.chunks.flatMap((file) => page.sectionsOf(file)).map(({ source }) => source) ?? []
  expect(sources).toContain(entry)
  expect(sources.filter((source) => !small.test(source) && !bundler.test(source))).toEqual([])
})

test('where React makes a live page, as while developing, it starts without the code of any block', () => {
  const { sources, unmapped } = modulesOf(build, live, { isLazyIncluded: false })
  const own = sources.filter((source) => !framework.test(source))
  expect(unmapped).toEqual([])
  expect(own.filter((source) => !small.test(source))).toEqual([])
})

test('what a live page may load later is the game, the map, a form and their like, and nothing of editing', () => {
  const { sources } = modulesOf(build, live)
  expect(sources.filter((source) => foreign.test(source))).toEqual([])
  expect(sources.some((source) => source.startsWith('shared/blocks/src/score-tracker/'))).toBe(true)
  expect(sources.some((source) => source.includes('node_modules/maplibre-gl/'))).toBe(true)
  expect(sources.some((source) => source.includes('node_modules/react-hook-form/'))).toBe(true)
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
  /node_modules\/(lexical|@lexical|radix-ui|@radix-ui|@floating-ui|sonner|@dnd-kit|maplibre-gl|qrcode|intl-messageformat|culori|react-day-picker|date-fns|@date-fns)\/|\/editor\/panels\/.*\.tsx/
/** Follows once the page can be typed in: tools, blocks of other pages, settings, what says failures, and the page's behaviours. */
const afterText =
  /^web\/src\/editor\/(toolbar|overlay\/(frames|bar|drag|options|spotlight)|app\/(editor-shell|tools\/tools))|^web\/src\/(cms\/error-sentence|site\/(messages|theme|script\/(start-page|enhance)))|^shared\/contract\/src\/(settings|forms|sources\/sources|api\/errors\/(sentences|.*messages|error-sentence)|options\/.*control)|^shared\/blocks\/src\/([^/]+\/(view\.tsx|contract\.ts|messages)|contracts|views)/

test('the editor starts without what is wanted later, and finds that later', () => {
  const start = modulesOf(build, edit, { isLazyIncluded: false })
  expect(start.sources).toContain('web/src/editor/app/edit-app.tsx')
  expect(start.sources.filter((source) => onDemand.test(source) || afterText.test(source))).toEqual([])
  const all = modulesOf(build, edit)
  for (const later of ['lexical', 'sonner', '@radix-ui/react-menu', 'culori', 'react-day-picker']) {
    expect(all.sources.some((source) => source.includes(`node_modules/${later}/`))).toBe(true)
  }
  for (const later of [
    'web/src/editor/toolbar/toolbar.tsx',
    'web/src/editor/overlay/bar/block-bar.tsx',
    'web/src/cms/error-sentence.ts',
    'shared/contract/src/settings/sections.generated.ts',
    'shared/blocks/src/hero/view.tsx',
    'shared/blocks/src/contracts.generated.ts',
  ])
    expect(all.sources).toContain(later)
})

test('the code of a block brings no style along: all of them are there from the start, in their order', () => {
  const views = partsOf(build, edit, /^shared\/blocks\/src\/[^/]+\/view\.tsx$/)
  expect(views.length).toBeGreaterThan(40)
  expect(views.flatMap(({ files }) => files.filter((file) => file.endsWith('.css')))).toEqual([])
})
