import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font } from 'harfbuzzjs'
import subset from 'subset-font'

/**
 * Draws the letters that stand on a site's icon until it has one of its own, out of the font of the headings: whoever turns
 * them into pixels needs no font then. Cut as for small print, or their hairlines were lost in a tab. Each fits a square of 64 with room around it. Run by `npm run gen`.
 */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const side = 64
const height = 34

const { resolve } = createRequire(import.meta.url)
const file = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2'
const cut = await subset(readFileSync(resolve(file)), letters, {
  targetFormat: 'sfnt',
  variationAxes: { opsz: 9, wght: 600 },
})
const font = new Font(new Face(new Blob(new Uint8Array(cut).buffer)))

const drawn = [...letters].map((letter): [string, string] => [letter.toLowerCase(), centred(outline(letter))])
const lines = drawn.map(([letter, path]) => `  ${/\d/.test(letter) ? `'${letter}'` : letter}: '${path}',`)
writeFileSync(
  new URL('../../shared/platform/src/icon/initials.generated.ts', import.meta.url),
  `// Written by npm run gen.
/** Outlines of letters and digits in a square of ${side}, as the path of an SVG. */
export const initials: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)

function outline(letter: string): string {
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
  if (glyph === undefined) throw new Error(`The font has no ${letter}`)
  return font.glyphToPath(glyph)
}

/** Puts an outline, whose y grows upwards, into the middle of the square. */
function centred(path: string): string {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = height / (top - bottom)
  const at = (value: number) => String(Math.round(value * 10) / 10)
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => {
    const across = side / 2 + (Number(x) - (left + right) / 2) * scale
    const down = side / 2 - (Number(y) - (bottom + top) / 2) * scale
    return `${at(across)} ${at(down)}`
  })
}
