import { converter, modeLrgb, modeRgb, wcagContrast, useMode as withMode } from 'culori/fn'

withMode(modeRgb)
withMode(modeLrgb)
const toRgb = converter('rgb')

/** Least contrast of text with its ground. Source: WCAG 2.2, 1.4.3. */
export const readable = 4.5

/** Contrast of two colours (#rrggbb) from 1 to 21, as WCAG defines it. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b)
}

/** Red, green and blue of #rrggbb as fractions of 1. */
export function channels(color: string): readonly [number, number, number] {
  const { r, g, b } = toRgb(color) ?? { r: 0, g: 0, b: 0 }
  return [r, g, b]
}
