import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { assetFolder } from '../request/route-request.ts'
import type { LiveBuild } from './live-build.ts'

/** A style sheet of the sources, as the bundler wrote it. */
interface Sheet {
  readonly source: string
  readonly css: string
  readonly classes: ReadonlySet<string>
}

/** Sources of the styles around the blocks of every page, and of those that blocks share. */
const frame = /^(web\/src\/(app|site)|shared\/views\/src\/site)\//
/** The game's parts come and go while it is played. */
const game = /^(shared\/views|web)\/src\/game\//
/** Sheets of fonts, of which a page has those of its pair alone. */
const fonts = /^web\/src\/site\/fonts\//
/** Files that Next would have every page load first: fonts among them, whichever pair the page is set in. */
const preloads = /<link rel="preload"[^<>]*>/g
/** File of a pair that is not the usual one, of those that a page loads first; `-s`: Next has made a stand-in of its size. */
const firstFont = /url\("?(\/_next\/static\/media\/[\w-]*_first(?:-s)?\.[\w.-]+\.woff2)"?\)/g
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^<>]*>/g

/**
 * Puts together what a page needs of the live pages' styles: one file for what is around all blocks, the same for every page, and
 * one for the blocks that it shows. The bundler's own files hold the styles of all blocks, and of the editor too.
 */
export class SiteStyles {
  readonly #files: ReadonlySet<string>
  /** Sheets around all blocks, fonts among them. */
  readonly #frame: readonly Sheet[]
  readonly #sheets: readonly Sheet[]
  readonly #hash: string

  constructor(build: LiveBuild) {
    this.#files = new Set(build.styles.map((file) => `/_next/${file}`))
    const sheets = build.styles.flatMap((file) => readSheets(build, file))
    const isFrame = ({ source, classes }: Sheet) => frame.test(source) || classes.size === 0
    this.#frame = sheets.filter(isFrame)
    this.#sheets = sheets.filter((sheet) => !isFrame(sheet))
    this.#hash = hashOf(textOf(sheets))
  }

  /** The page with its own links to styles in place of the bundler's. */
  link(html: string): string {
    const shown = classesIn(html)
    const used = this.#usedBy(html, shown)
    const around = this.#frame.filter((sheet) => !isFont(sheet) || isShown(sheet, shown))
    const names = [
      `frame-${maskOf(this.#frame, around)}-${this.#hash}.css`,
      ...(used.length > 0 ? [`blocks-${maskOf(this.#sheets, used)}-${this.#hash}.css`] : []),
    ]
    // The bundler's runtime takes a file that is linked for one that is there; one that is off is not fetched.
    const off = html.includes(' data-island="') ? [...this.#files].map((file) => link(file, ' disabled')) : []
    const links = [...names.map((name) => link(`${assetFolder}/${name}`)), ...off].join('')
    let isLinked = false
    return withFonts(html, textOf(around)).replace(stylesheet, (element, address: string) => {
      if (!this.#files.has(address)) return element
      const shown = isLinked ? '' : links
      isLinked = true
      return shown
    })
  }

  /** The text behind a name, whichever process gave it out; undefined for a name of another build. */
  find(name: string): string | undefined {
    const [, kind, mask, hash] = /^(frame|blocks)-([0-9a-f]{1,64})-([\w-]+)\.css$/.exec(name) ?? []
    if (!mask || hash !== this.#hash) return undefined
    const bits = BigInt(`0x${mask}`)
    return textOf((kind === 'frame' ? this.#frame : this.#sheets).filter((_, at) => (bits >> BigInt(at)) & 1n))
  }

  #usedBy(html: string, shown: ReadonlySet<string>): readonly Sheet[] {
    const islands = new Set([...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => folderOf(name)))
    return this.#sheets.filter((sheet) => {
      const { source } = sheet
      if (islands.size > 0 && game.test(source)) return true
      if (islands.has(/^shared\/blocks\/src\/([^/]+)\//.exec(source)?.[1] ?? '')) return true
      return isShown(sheet, shown)
    })
  }
}

function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

function isShown({ classes }: Sheet, shown: ReadonlySet<string>): boolean {
  return [...classes].some((name) => shown.has(name))
}

function isFont({ source, classes }: Sheet): boolean {
  return fonts.test(source) && classes.size > 0
}

/** Names sheets by their places, so that any process can put the same file together. */
function maskOf(all: readonly Sheet[], some: readonly Sheet[]): string {
  return all.reduce((bits, sheet, at) => (some.includes(sheet) ? bits | (1n << BigInt(at)) : bits), 0n).toString(16)
}

/** The page with preloads of the fonts that its styles name, and of no others. */
function withFonts(html: string, css: string): string {
  const first = [...new Set([...css.matchAll(firstFont)].map(([, address = '']) => address))]
  const links = first.map(
    (address) => `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2">`,
  )
  const own = html.replace(preloads, (element) => {
    if (!element.includes(' as="font"')) return element
    const address = / href="([^"]*)"/.exec(element)?.[1] ?? ''
    return css.includes(address) ? element : ''
  })
  return links.length > 0 ? own.replace(/<head>/, (head) => head + links.join('')) : own
}

/** The bundler writes each sheet on a line of its own, and names them in the map's sections. */
function readSheets(build: LiveBuild, file: string): readonly Sheet[] {
  const lines = build.read(file).split('\n')
  const sources = build.sectionsOf(file)
  if (sources.length === 0) throw new Error(`${file} does not say which styles it holds.`)
  return sources.map(({ source, line }, at) => {
    const end = sources[at + 1]?.line ?? lines.length
    const css = lines
      .slice(line, end)
      .join('\n')
      .replace(/\/\*# sourceMappingURL=[^*]*\*\//, '')
    return {
      source,
      css: withAddresses(css, file),
      // An address ends in what looks like a class.
      classes: new Set(
        [...css.replace(/url\([^()]*\)/g, '').matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name),
      ),
    }
  })
}

/** Files beside a sheet are named by where it lies, and it will lie elsewhere. */
function withAddresses(css: string, file: string): string {
  return css.replace(/url\("?(\.{1,2}\/[^"()]+)"?\)/g, (_, path: string) => {
    return `url("/_next/${join(dirname(file), path)}")`
  })
}

function textOf(sheets: readonly Sheet[]): string {
  return sheets.map(({ css }) => css.trim()).join('\n')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

function link(address: string, rest = ''): string {
  return `<link rel="stylesheet" href="${address}"${rest}>`
}

function folderOf(island: string): string {
  return island.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
