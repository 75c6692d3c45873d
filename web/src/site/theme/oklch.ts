import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as withMode,
} from 'culori/fn'

withMode(modeRgb)
withMode(modeLrgb)
withMode(modeOklab)
withMode(modeOklch)
const convert = converter('oklch')

/** Lightness 0..1, chroma 0..0.4 and hue in degrees: a colour as the eye orders it. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

export function toOklch(color: string): Oklch {
  const { l = 0, c = 0, h = 0 } = convert(color) ?? {}
  return { l, c, h }
}

/** The nearest colour that a screen can show, as #rrggbb: chroma gives way, hue and lightness stay. */
export function fromOklch(color: Oklch): string {
  return formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch', 'rgb'))
}
