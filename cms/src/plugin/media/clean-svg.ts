import sax from 'sax'
import { AppError } from 'shared/kernel/app-error.ts'

/** Elements that draw. Anything else goes, with all that is in it: scripts, styles, links, foreign markup, animation, fetching. */
const elements = new Set(
  'svg style g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'.split(
    ' ',
  ),
)
/** Attribute names: letters and hyphens, no handlers. `xml:base` may move what an address means. */
const attribute = /^(?!on|base$)[a-z][a-z0-9-]*$/i
/** Only references inside the drawing. */
const foreignReference = /url\s*\(\s*['"]?\s*(?!#)|javascript:|data:/i
/** Styles that fetch something, or that write it so that one does not see it. Drawing programs need none of this for their colours. */
const fetchingStyle = /[\\@<]|url\s*\(\s*['"]?\s*(?!#)|image|src\s*\(|element\s*\(|javascript:|data:/i

/** The drawing without anything that runs, fetches or leads away. Throws FILE_TYPE when it is no well-formed SVG. */
export function cleanSvg(bytes: Buffer): Buffer {
  const parser = sax.parser(true, { xmlns: false })
  let output = ''
  let skipped = 0
  let depth = 0
  parser.onerror = (cause) => {
    throw new AppError('FILE_TYPE', undefined, cause)
  }
  parser.onopentag = ({ name, attributes }) => {
    if (skipped > 0 || !elements.has(name)) {
      skipped++
      return
    }
    if (depth === 0 && name !== 'svg') throw new AppError('FILE_TYPE')
    depth++
    output += `<${name}${Object.entries(attributes)
      .map(([key, value]) => keep(name, key, String(value)))
      .join('')}>`
  }
  parser.onclosetag = (name) => {
    if (skipped > 0) {
      skipped--
      return
    }
    depth--
    output += `</${name}>`
  }
  const write = (text: string) => {
    const isFetching = parser.tag?.name === 'style' && fetchingStyle.test(text)
    if (skipped === 0 && depth > 0 && !isFetching) output += escapeXml(text)
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
