import { channels, toLinear } from '@blickfang/platform/icon/contrast.ts'

/** Lightness 0..1, chroma 0..0.4 and hue in degrees: a colour as the eye orders it. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Source of the matrices: Björn Ottosson, «A perceptual color space for image processing» (2020). */
export function toOklch(color: string): Oklch {
  const [r, g, b] = channels(color).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

/** The nearest colour that a screen can show, as #rrggbb: chroma gives way, hue and lightness stay. */
export function fromOklch({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0.001; chroma *= 0.92) {
    const rgb = toLinearRgb({ l, c: chroma, h })
    if (rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return toHex(rgb)
  }
  return toHex(toLinearRgb({ l, c: 0, h }))
}

function toLinearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function toHex(linear: readonly number[]): string {
  const bytes = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value))
    const channel = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${bytes.join('')}`
}
