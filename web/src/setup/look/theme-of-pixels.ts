import { makeReadable } from '../../site/theme/make-palette.ts'
import { fromOklch, type Oklch, toOklch } from '../../site/theme/oklch.ts'
import type { Theme } from '../answers.ts'

/** A colour as grey as this is ink or paper, and none of a logo's own. */
const leastChroma = 0.04
/** Hues nearer than this are one colour in two shades, in degrees. */
const nearHue = 40
/** Pixels that one sees through this much are no part of the picture. */
const leastOpacity = 128
/** Colours that are looked at. */
const maxColors = 20

/**
 * Five colours of a site, made of those of a logo: its strongest colour, a second of another hue, grounds in the first one's hue. Null for
 * a logo in black, white and grey.
 */
export function themeOfPixels(pixels: Uint8ClampedArray): Theme | null {
  const [first, ...others] = colorsOf(pixels)
  if (!first) return null
  const second = others.find((color) => distance(color.h, first.h) > nearHue) ?? { ...first, h: (first.h + 60) % 360 }
  const shade = (l: number, c: number, { h } = first): string => fromOklch({ l, c, h })
  return {
    primary: fromOklch({ ...first, l: Math.min(0.7, Math.max(0.5, first.l)) }),
    secondary: shade(0.84, Math.min(0.1, second.c), second),
    background: shade(0.985, 0.006),
    header: makeReadable(shade(0.36, Math.min(0.09, first.c)), '#ffffff', 7),
    footer: shade(0.22, 0.025),
  }
}

/** The colours of a picture, the most frequent first. */
function colorsOf(pixels: Uint8ClampedArray): Oklch[] {
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < leastOpacity) continue
    const hex = [0, 1, 2].map((part) => coarse(pixels[at + part] ?? 0)).join('')
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([hex]) => toOklch(`#${hex}`))
    .filter(({ c }) => c >= leastChroma)
    .slice(0, maxColors)
}

/** In steps of 16: a picture has edges, and each of its colours would else be many. */
function coarse(part: number): string {
  return Math.min(255, Math.round(part / 16) * 16)
    .toString(16)
    .padStart(2, '0')
}

function distance(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}
