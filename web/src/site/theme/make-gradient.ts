import type { Settings } from '@blickfang/contract/content/settings.ts'
import { channels, contrast, readable } from '@blickfang/platform/icon/contrast.ts'
import type { Palette } from './make-palette.ts'

type Gradient = Settings['appearance']['gradient']

/** Parts of the way from one end to the other at which words are looked at. */
const places = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]

/**
 * The gradient behind a page as CSS, from its top to its end: the chosen colours, as strong as all words of the page are still
 * readable on them. Null when it is switched off.
 */
export function makeGradient({ enabled, from, to }: Gradient, palette: Palette): string | null {
  if (!enabled) return null
  const ends = [from || palette.primary, to || palette.secondary] as const
  for (let strength = 1; strength > 0; strength -= 0.05) {
    const [top, end] = ends.map((color) => mix(palette.background, color, strength)) as [string, string]
    if (places.every((part) => isReadable(mix(top, end, part), palette))) return `linear-gradient(${top},${end})`
  }
  return null
}

function isReadable(ground: string, palette: Palette): boolean {
  return [palette['on-background'], palette.muted, palette.accent].every((ink) => contrast(ink, ground) >= readable)
}

/** Mixes two colours as browsers do in a gradient. */
function mix(a: string, b: string, part: number): string {
  const [x, y] = [channels(a), channels(b)]
  const mixed = x.map((channel, at) => Math.round((channel * (1 - part) + (y[at] ?? channel) * part) * 255))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
