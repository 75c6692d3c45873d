import { circle, curve, flat, line, move, sheet, tone, tubes } from '../pen.ts'
import { frameLines, type Spectacles, spectacles } from '../spectacles.ts'

interface Product {
  frame: Spectacles
  ground: string
  spot: string
  shadow: string
}

const ink = 8

/** The two temples lie behind the front and run away from us, their tips bent inwards. */
function temples({ width, gap, height, rim, outline }: Spectacles) {
  const edge = gap / 2 + 2 * width + (outline === 'catEye' ? width * 0.1 : rim * 0.8)
  const hinge = outline === 'catEye' ? -height * 1.02 : -height * 0.54
  return [-1, 1].map(
    (side) =>
      `M${side * edge} ${hinge}C${side * (edge + 14)} ${hinge - 170} ${side * (edge - 10)} ${hinge - 350} ${side * (edge - 128)} ${hinge - 400}`,
  )
}

/** A frame lying before us, on a spot of light. */
export function product({ frame, ground, spot, shadow }: Product) {
  const arms = temples(frame)
  const thin = Math.max(frame.rim * 0.8, 9)
  const whole = tubes(arms, thin, frame.color, ink) + spectacles({ glass: tone.sky, glassOpacity: 0.6, ...frame, ink })
  const cast = [
    ...arms.map((path) => line(path, { color: shadow, width: thin + 2 * ink })),
    ...frameLines(frame).map((path) => line(path, { color: shadow, width: frame.rim + 2 * ink })),
  ].join('')
  return sheet(
    1200,
    1200,
    ground,
    flat(circle(600, 600, 470), spot) + move(cast, 634, 754) + move(whole, 600, 715),
    ink,
  )
}

const pads = (x: number, y: number) =>
  [-1, 1]
    .map(
      (side) =>
        line(
          curve([
            [side * (x + 8), y - 34],
            [side * (x - 14), y - 18],
            [side * (x - 18), y],
          ]),
          { width: 7 },
        ) +
        flat(circle(side * (x - 20), y + 18, 9, 19), tone.paper) +
        line(circle(side * (x - 20), y + 18, 9, 19), { width: 6 }),
    )
    .join('')

export const frameRound = () =>
  product({
    frame: { outline: 'round', width: 158, height: 158, gap: 76, rim: 22, color: tone.apricot },
    ground: tone.mint,
    spot: tone.paper,
    shadow: '#DFE6DF',
  })
export const frameCatEye = () =>
  product({
    frame: { outline: 'catEye', width: 172, height: 138, gap: 76, rim: 34, color: tone.green },
    ground: tone.peach,
    spot: '#FDF1E7',
    shadow: '#F3D9C4',
  })
export const frameRectangle = () =>
  product({
    frame: { outline: 'rectangle', width: 182, height: 118, gap: 72, rim: 32, color: '#2C3A37', bridge: 'keyhole' },
    ground: tone.sky,
    spot: '#EEF5FB',
    shadow: '#CFE1F0',
  })
export const framePanto = () =>
  product({
    frame: { outline: 'panto', width: 164, height: 150, gap: 74, rim: 32, color: tone.rust, bridge: 'keyhole' },
    ground: tone.sand,
    spot: tone.paper,
    shadow: '#E6DFD0',
  })
export const frameKids = () =>
  product({
    frame: { outline: 'soft', width: 150, height: 136, gap: 68, rim: 38, color: '#6FB1E4', bridge: 'keyhole' },
    ground: tone.apricot,
    spot: tone.peach,
    shadow: '#F0C6A6',
  })
export const frameTitan = () => {
  const frame: Spectacles = {
    outline: 'soft',
    width: 174,
    height: 122,
    gap: 74,
    rim: 9,
    color: tone.stone,
    bridge: 'double',
  }
  return product({ frame, ground: tone.sage, spot: tone.mint, shadow: '#C6DAD2' }).replace(
    '</g></svg>',
    `${move(pads(38, 34), 600, 715)}</g></svg>`,
  )
}

export const frameSunPilot = () =>
  product({
    frame: {
      outline: 'pilot',
      width: 176,
      height: 150,
      gap: 70,
      rim: 16,
      color: tone.rust,
      glass: tone.green,
      glassOpacity: 0.85,
      bridge: 'double',
    },
    ground: tone.apricot,
    spot: tone.peach,
    shadow: '#F0C6A6',
  })
export const frameSunRound = () =>
  product({
    frame: {
      outline: 'round',
      width: 156,
      height: 156,
      gap: 74,
      rim: 24,
      color: tone.ink,
      glass: '#3A4A58',
      glassOpacity: 0.85,
    },
    ground: tone.water,
    spot: tone.sky,
    shadow: '#BBD6EC',
  })
export const frameSunCat = () =>
  product({
    frame: {
      outline: 'catEye',
      width: 172,
      height: 140,
      gap: 74,
      rim: 32,
      color: tone.apricot,
      glass: '#7A4A2B',
      glassOpacity: 0.8,
    },
    ground: tone.green,
    spot: '#1C5A52',
    shadow: '#164E47',
  })
export const frameReading = () =>
  product({
    frame: { outline: 'rectangle', width: 172, height: 74, gap: 78, rim: 20, color: tone.leaf },
    ground: tone.sand,
    spot: tone.paper,
    shadow: '#E6DFD0',
  })
export const frameKidsRound = () =>
  product({
    frame: { outline: 'round', width: 148, height: 148, gap: 70, rim: 40, color: tone.rust },
    ground: tone.mint,
    spot: tone.paper,
    shadow: '#DFE6DF',
  })
export const frameSport = () =>
  product({
    frame: { outline: 'soft', width: 186, height: 128, gap: 58, rim: 34, color: '#3E7FB5', bridge: 'keyhole' },
    ground: tone.peach,
    spot: '#FDF1E7',
    shadow: '#F3D9C4',
  })
