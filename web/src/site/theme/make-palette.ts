import type { Settings } from '@blickfang/contract/content/settings.ts'
import { contrast, readable } from '@blickfang/platform/icon/contrast.ts'
import { fromOklch, type Oklch, toOklch } from './oklch.ts'

type Theme = Settings['appearance']['theme']
type Token = keyof Theme

/** Every colour of the page in one scheme: each token, its foreground, and what follows from them. All as #rrggbb. */
export type Palette = { readonly [T in Token | `on-${Token}` | 'accent' | 'on-accent' | 'muted']: string }

const ink = '#17211f'
const paper = '#fbfaf7'

/** The light scheme: the colours as chosen, each with a foreground of at least 4.5:1, so that no choice is unreadable. */
export function makePalette(theme: Theme, accentSource = pickAccent(theme)): Palette {
  const on = (token: Token) => foregroundOn(theme[token])
  const accent = makeReadable(accentSource, theme.background)
  const { primary, secondary, background, header, footer } = theme
  return {
    ...{ primary, secondary, background, header, footer },
    'on-primary': on('primary'),
    'on-secondary': on('secondary'),
    'on-background': on('background'),
    'on-header': on('header'),
    'on-footer': on('footer'),
    accent,
    'on-accent': foregroundOn(accent),
    muted: makeReadable(mix(on('background'), theme.background), theme.background),
  }
}

/** The dark scheme, from the same five choices: grounds become dark in their own hue, colours stay themselves but visible. */
export function makeDarkPalette(theme: Theme): Palette {
  const background = withLightness(theme.background, 0.2, 0.015, toOklch(theme.header).h)
  const secondary = makeReadable(theme.secondary, background, 3)
  const dark = {
    background,
    primary: makeReadable(theme.primary, background, 3),
    secondary,
    header: withLightness(theme.header, 0.3, 0.06),
    footer: withLightness(theme.footer, 0.14, 0.03),
  }
  return makePalette(dark, secondary)
}

/** Ink or paper, whichever reads better on the ground; pure black or white where neither is enough. */
export function foregroundOn(ground: string): string {
  for (const pair of [
    [ink, paper],
    ['#000000', '#ffffff'],
  ] as const) {
    const better = contrast(pair[0], ground) >= contrast(pair[1], ground) ? pair[0] : pair[1]
    if (contrast(better, ground) >= readable) return better
  }
  return contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff'
}

/** The colour, moved in lightness away from the ground until it has the contrast. */
export function makeReadable(color: string, ground: string, least = readable): string {
  if (contrast(color, ground) >= least) return color
  const start = toOklch(color)
  const isDarker = foregroundOn(ground) === ink || foregroundOn(ground) === '#000000'
  for (let step = 0.01; step <= 1; step += 0.01) {
    const moved = fromOklch({ ...start, l: isDarker ? Math.max(0, start.l - step) : Math.min(1, start.l + step) })
    if (contrast(moved, ground) >= least) return moved
  }
  return foregroundOn(ground)
}

/** Buttons and words in colour take the header's colour where it is a colour and reads on the page, else the primary one. */
function pickAccent({ header, primary, background }: Theme): string {
  return contrast(header, background) >= readable && toOklch(header).c > 0.03 ? header : primary
}

function mix(a: string, b: string): string {
  const [x, y] = [toOklch(a), toOklch(b)]
  return fromOklch({ ...x, l: x.l * 0.7 + y.l * 0.3 })
}

function withLightness(color: string, l: number, maxChroma: number, h = toOklch(color).h): string {
  const { c }: Oklch = toOklch(color)
  return fromOklch({ l, c: Math.min(Math.max(c, 0.008), maxChroma), h })
}
