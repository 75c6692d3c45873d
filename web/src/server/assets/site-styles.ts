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
const stylesheet = /<link rel="stylesheet" href="([^"]+)"[^<>]*>/g

/**
 * Puts together what a page needs of the live pages' styles: one file for what is around all blocks, the same for every page, and
 * one for the blocks that it shows. The bundler's own files hold the styles of all blocks, and of the editor too.
 */
export class SiteStyles {
  readonly #files: ReadonlySet<string>
  readonly #frame: string
  readonly #sheets: readonly Sheet[]
  readonly #hash: string

  constructor(build: LiveBuild) {
    this.#files = new Set(build.styles.map((file) => `/_next/${file}`))
    const sheets = build.styles.flatMap((file) => readSheets(build, file))
    const isFrame = ({ source, classes }: Sheet) => frame.test(source) || classes.size === 0
    this.#frame = textOf(sheets.filter(isFrame))
    this.#sheets = sheets.filter((sheet) => !isFrame(sheet))
    this.#hash = hashOf(textOf(sheets))
  }

  /** The page with its own links to styles in place of the bundler's. */
  link(html: string): string {
    const used = this.#usedBy(html)
    const names = [this.#frameName, ...(used.length > 0 ? [this.#nameOf(used)] : [])]
    // The bundler's runtime takes a file that is linked for one that is there; one that is off is not fetched.
    const off = html.includes(' data-island="') ? [...this.#files].map((file) => link(file, ' disabled')) : []
    const links = [...names.map((name) => link(`${assetFolder}/${name}`)), ...off].join('')
    let isLinked = false
    return html.replace(stylesheet, (element, address: string) => {
      if (!this.#files.has(address)) return element
      const shown = isLinked ? '' : links
      isLinked = true
      return shown
    })
  }

  /** The text behind a name, whichever process gave it out; undefined for a name of another build. */
  find(name: string): string | undefined {
    if (name === this.#frameName) return this.#frame
    const [, mask, hash] = /^blocks-([0-9a-f]{1,64})-([\w-]+)\.css$/.exec(name) ?? []
    if (!mask || hash !== this.#hash) return undefined
    const bits = BigInt(`0x${mask}`)
    return textOf(this.#sheets.filter((_, at) => (bits >> BigInt(at)) & 1n))
  }

  get #frameName(): string {
    return `frame-${hashOf(this.#frame)}.css`
  }

  /** The blocks' sheets are named by their places, so that any process can put the same file together. */
  #nameOf(used: readonly Sheet[]): string {
    const mask = this.#sheets.reduce((bits, sheet, at) => (used.includes(sheet) ? bits | (1n << BigInt(at)) : bits), 0n)
    return `blocks-${mask.toString(16)}-${this.#hash}.css`
  }

  #usedBy(html: string): readonly Sheet[] {
    const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const islands = new Set([...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => folderOf(name)))
    return this.#sheets.filter(({ source, classes }) => {
      if (islands.size > 0 && game.test(source)) return true
      if (islands.has(/^shared\/blocks\/src\/([^/]+)\//.exec(source)?.[1] ?? '')) return true
      return [...classes].some((name) => shown.has(name))
    })
  }
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
      classes: new Set([...css.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name)),
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
