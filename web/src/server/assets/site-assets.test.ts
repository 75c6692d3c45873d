import { expect, test } from 'vitest'
import type { LiveBuild } from './live-build.ts'
import { composeSiteScript } from './site-script.ts'
import { SiteStyles } from './site-styles.ts'

const chunk = (code: string) =>
  `(globalThis.TURBOPACK||=[]).push(["object"==typeof document?document.currentScript:void 0,${code}])\n//# sourceMappingURL=x.map`

const files: Record<string, string> = {
  'static/chunks/a.css': 'body{margin:0}\n.aa_head{src:url(../media/x.woff2)}\n.bb_hero .bb_word{color:red}',
  'static/chunks/b.css': '.cc_card{}\n.dd_list{}\n.ee_panel{}\n/*# sourceMappingURL=y.map*/',
  'static/chunks/own.js': chunk('7,()=>{}'),
  'static/chunks/turbopack-1.js': 'start()',
}
const sources: Record<string, readonly string[]> = {
  'static/chunks/a.css': [
    'web/src/site/theme/globals.css',
    'web/src/site/header/head.module.css',
    'shared/blocks/src/hero/hero.module.css',
  ],
  'static/chunks/b.css': [
    'shared/blocks/src/content-slider-board/card.module.css',
    'shared/views/src/game/parts/list.module.css',
    'web/src/editor/panel.module.css',
  ],
  'static/chunks/next.js': ['node_modules/next/src/client/app-index.tsx'],
  'static/chunks/react.js': ['node_modules/next/dist/compiled/react-dom/client.js'],
  'static/chunks/turbopack-1.js': ['[turbopack]/runtime.ts'],
}
const build: LiveBuild = {
  rootFiles: ['static/chunks/next.js', 'static/chunks/react.js', 'static/chunks/turbopack-1.js'],
  modules: { 'web/src/site/script/start-page.ts': { id: 7, chunks: ['static/chunks/own.js'] } },
  styles: ['static/chunks/a.css', 'static/chunks/b.css'],
  read: (file) => files[file] ?? '',
  sectionsOf: (file) => (sources[file] ?? []).map((source, line) => ({ source, line })),
}
const styles = new SiteStyles(build)

/** Texts of the styles that a page with this body loads. */
function stylesOf(body: string) {
  const links = build.styles.map((file) => `<link rel="stylesheet" href="/_next/${file}" data-precedence="next"/>`)
  const html = styles.link(`<head>${links.join('')}</head>${body}`)
  const shown = [...html.matchAll(/href="\/_site\/([^"]+)">/g)].map(([, name = '']) => styles.find(name))
  return { html, shown, names: [...html.matchAll(/\/_site\/([^"]+)/g)].map(([, name = '']) => name) }
}

test('a page loads the styles of what stands around blocks, and of the blocks that it shows', () => {
  const { shown, html } = stylesOf('<p class="x bb_word">')
  expect(shown).toEqual([
    'body{margin:0}\n.aa_head{src:url("/_next/static/media/x.woff2")}',
    '.bb_hero .bb_word{color:red}',
  ])
  expect(html).not.toContain('/_next/')
  expect(stylesOf('').shown).toHaveLength(1)
})

test('a sheet of a project that declares fonts and properties stands around all blocks', () => {
  const text = '@font-face{src:url(../media/own.woff2)}:root{--radius:0}'
  const own = new SiteStyles({
    ...build,
    styles: ['static/chunks/o.css'],
    read: () => text,
    sectionsOf: () => [{ source: 'project/src/blickfang/theme.css', line: 0 }],
  })
  const html = own.link('<head><link rel="stylesheet" href="/_next/static/chunks/o.css"/></head>')
  const [, name = ''] = /href="\/_site\/(frame-[^"]+)">/.exec(html) ?? []
  expect(own.find(name)).toBe('@font-face{src:url("/_next/static/media/own.woff2")}:root{--radius:0}')
})

const woff = (name: string) => `@font-face{src:url(../media/${name}.woff2)}.${name.split('.')[0]}_variable{}`
const fontBuild: LiveBuild = {
  ...build,
  styles: ['static/chunks/f.css'],
  read: () => ['body{}', woff('lens.p.1'), woff('outfit_first-s.2'), woff('outfit_letters.3')].join('\n'),
  sectionsOf: () =>
    ['theme/globals.css', 'fonts/lens.module.css', 'fonts/outfit.module.css', 'fonts/letters.module.css'].map(
      (name, line) => ({ source: `web/src/site/${name}`, line }),
    ),
}

test.each([
  ['lens_variable', ['lens.p.1'], ['lens']],
  ['outfit_first-s_variable outfit_letters_variable', ['outfit_first-s.2'], ['outfit_first-s', 'outfit_letters']],
])('a page set in %s loads and names the fonts of that pair alone', (names, first, named) => {
  const pair = new SiteStyles(fontBuild)
  const preload =
    '<link rel="preload" href="/_next/static/media/lens.p.1.woff2" as="font" crossorigin="" type="font/woff2"/>'
  const sheet = '<link rel="stylesheet" href="/_next/static/chunks/f.css"/>'
  const html = pair.link(`<html class="${names}"><head>${preload}${sheet}</head></html>`)
  const preloads = [...html.matchAll(/<link rel="preload" href="\/_next\/static\/media\/([^"]+)\.woff2"/g)]
  expect(preloads.map(([, name]) => name)).toEqual(first)
  const text = pair.find(/\/_site\/(frame-[^"]+)/.exec(html)?.[1] ?? '') ?? ''
  expect([...text.matchAll(/\.([\w-]+)_variable/g)].map(([, name]) => name)).toEqual(named)
  expect(text).toContain('body{}')
})

test('with an island come all styles of its block and of the game, and the bundler’s files count as loaded', () => {
  const { shown, html } = stylesOf('<div data-island="contentSliderBoard"></div>')
  expect(shown[1]).toBe('.cc_card{}\n.dd_list{}')
  for (const file of build.styles) expect(html).toContain(`href="/_next/${file}" disabled>`)
})

test('any process finds the text behind a name, and no other build does', () => {
  const { names } = stylesOf('<p class="bb_word">')
  const again = new SiteStyles(build)
  expect(names.map((name) => again.find(name))).toEqual(names.map((name) => styles.find(name)))
  const other = new SiteStyles({ ...build, read: (file) => `${files[file]}\n.new{}` })
  expect(names.map((name) => other.find(name)).at(-1)).toBeUndefined()
  expect(['blocks-zz-x.css', 'page.js', ''].map((name) => styles.find(name))).toEqual([undefined, undefined, undefined])
})

test('the site’s script is the bundler’s runtime with the pages’ entry in place of the framework’s, and names React’s files', () => {
  const script = composeSiteScript(build)
  expect(script).toContain('.push(["static/chunks/own.js",7,')
  expect(script).toContain('startPage(["static/chunks/react.js"])')
  expect(script).toMatch(/start\(\)\s*$/)
  expect(script).not.toContain('sourceMappingURL')
})

test('a build of another form is refused when the server starts', () => {
  expect(() => composeSiteScript({ ...build, modules: {} })).toThrow()
  expect(() => composeSiteScript({ ...build, read: () => 'other()' })).toThrow()
  expect(() => composeSiteScript({ ...build, sectionsOf: () => [] })).toThrow()
  expect(() => new SiteStyles({ ...build, sectionsOf: () => [] })).toThrow()
})
