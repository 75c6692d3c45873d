import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import sax from 'sax'

/** Elements that draw. Anything else goes, with all that is in it: scripts, styles, links, foreign markup, animation, fetching. */
const elements = new Set(
  'svg style g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'.split(
    ' ',
  ),
)
/** Attribute names: letters and hyphens, no handlers. `xml:base` may move what an address means. */
const attribute = /^(?!on|base$)[a-z][a-z0-9-]*$/i
/** Only references inside the drawing. A browser reads many attributes as it reads styles, escapes and all. */
const foreignReference = /\\|url\s*\((?!\s*(?:['"]\s*)?#)|(image(-set)?|src|element)\s*\(|javascript:|data:/i
/** Styles that fetch something, or that write it so that one does not see it. Drawing programs need none of this for their colours. */
const fetchingStyle = /[\\@<]|url\s*\((?!\s*(?:['"]\s*)?#)|image|src\s*\(|element\s*\(|javascript:|data:/i

/** The drawing without anything that runs, fetches or leads away. Throws FILE_TYPE when it is no well-formed SVG. */
export function cleanSvg(bytes: Buffer): Buffer {
  const parser = sax.parser(true, { xmlns: false })
  /** The elements around the place, outermost first. The parser's own word for it is ahead of what it hands out. */
  const around: string[] = []
  let output = ''
  let style = ''
  let skipped = 0
  parser.onerror = (cause) => {
    throw new AppError('FILE_TYPE', undefined, cause)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (skipped > 0 || !elements.has(name)) {
      skipped++
      return
    }
    if (around.length === 0 && name !== 'svg') throw new AppError('FILE_TYPE')
    around.push(name)
    output += `<${name}${Object.entries(attributes)
      .map(([key, value]) => keep(name, key, String(value)))
      .join('')}>`
  }
  parser.onclosetag = (name) => {
    if (skipped > 0) {
      skipped--
      return
    }
    // A style sheet comes in pieces, of which each may be harmless: it is judged as a whole.
    if (name === 'style' && !fetchingStyle.test(style)) output += escapeXml(style)
    if (name === 'style') style = ''
    around.pop()
    output += `</${name}>`
  }
  const write = (text: string) => {
    if (skipped > 0 || around.length === 0) return
    if (around.at(-1) === 'style') style += text
    else output += escapeXml(text)
  }
  parser.ontext = write
  parser.oncdata = write
  parser.write(decode(bytes)).close()
  if (!output.startsWith('<svg')) throw new AppError('FILE_TYPE')
  return Buffer.from(output)
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('FILE_TYPE', undefined, cause)
  }
}

function keep(element: string, name: string, value: string): string {
  if (name === 'xmlns') return ' xmlns="http://www.w3.org/2000/svg"'
  if (name === 'xlink:href' || name === 'href')
    return element === 'use' || value.startsWith('#') ? reference(value) : ''
  if (!attribute.test(name) || foreignReference.test(value)) return ''
  if (name === 'style' && fetchingStyle.test(value)) return ''
  return ` ${name}="${escapeXml(value)}"`
}

function reference(value: string): string {
  return /^#[\w-]+$/.test(value) ? ` href="${value}"` : ''
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
