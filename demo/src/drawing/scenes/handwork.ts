import { flesh, pinch } from '../hand.ts'
import { blob, box, circle, curve, flat, line, move, place, points, shape, sheet, tone, tubes } from '../pen.ts'
import { type Spectacles, spectacles } from '../spectacles.ts'

const ink = 9

const lying = (frame: Spectacles, x: number, y: number, scale: number, turn: number) =>
  place(spectacles({ glass: tone.sky, glassOpacity: 0.7, ...frame, ink: 6 / scale }), { x, y, scale, turn })

/** A frame is bent by hand over the fitting table. */
export function fittingTable() {
  const size = 0.82
  const bold = ink / size
  const hand = pinch('#F6CFAF', '#FBE3D2', tone.green, tone.ink, bold)
  const frame: Spectacles = {
    outline: 'panto',
    width: 142,
    height: 128,
    gap: 66,
    rim: 26,
    color: tone.rust,
    glass: tone.sky,
    glassOpacity: 0.75,
    bridge: 'keyhole',
  }
  const left = { x: 402, y: 330, scale: 0.94, turn: 4, ink: bold }
  const right = { x: 1098, y: 330, scale: 0.94, turn: -4, flip: true, ink: bold }
  const screwdriver = place(
    tubes(['M0 0H120'], 30, tone.apricot, 8) +
      line('M136 0H250', { width: 12 }) +
      line('M20 -6H90', { color: tone.paper, width: 6 }),
    { x: 1060, y: 985, turn: -14 },
  )
  const cloth = place(
    shape(
      blob('-120,-92! 0,-84 120,-96! 112,0 122,60! 64,108! 0,98 -118,106! -110,0'),
      tone.water,
      [10, 10],
      '#E6F2FB',
    ) +
      shape('M122 60L60 48L64 108Z', '#E6F2FB') +
      line(curve('-88,-62 0,-54 88,-66'), { width: 5, dash: '2 16' }),
    { x: 268, y: 912, scale: 1.05, turn: -10, ink },
  )
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(750, 400, 360), tone.paper) +
      flat(box(0, 720, 1500, 420), '#F0D3B9') +
      line('M0 720H1500') +
      [770, 1090].map((y) => line(`M${y === 770 ? 60 : 560} ${y}h240`, { width: 5, opacity: 0.3 })).join('') +
      flat(box(484, 806, 560, 232, 56), '#DDB999') +
      shape(box(470, 790, 560, 232, 56), tone.paper) +
      line(box(496, 816, 508, 180, 36), { width: 5, opacity: 0.5 }) +
      lying({ outline: 'round', width: 60, height: 60, gap: 28, rim: 12, color: tone.apricot }, 620, 906, 0.78, -5) +
      lying({ outline: 'rectangle', width: 66, height: 42, gap: 28, rim: 14, color: '#2C3A37' }, 884, 908, 0.78, 7) +
      cloth +
      screwdriver +
      place(
        place(hand.behind, left) +
          place(hand.behind, right) +
          tubes(['M422 318C400 250 430 180 500 150', 'M1078 318C1100 250 1070 180 1000 150'], 20, tone.rust, bold) +
          move(spectacles({ ...frame, ink: bold }), 750, 386) +
          place(hand.front, left) +
          place(hand.front, right),
        { x: 135, y: 96, scale: size, ink },
      ),
    ink,
  )
}

const bowl = 'M520 318C528 424 604 470 700 470C796 470 872 424 880 318'

/** A contact lens as it lies on a fingertip, seen from the side. */
export const lensBowl = () =>
  flat(`${bowl}C840 360 560 360 520 318Z`, '#CFE5F7', 0.82) +
  flat(circle(700, 318, 180, 44), '#EAF4FC', 0.85) +
  line(bowl) +
  line(circle(700, 318, 180, 44)) +
  line(curve('566,388 596,424 640,446'), { color: '#FFFFFF', width: 13 }) +
  line(curve('590,322 650,338 720,340'), { color: '#FFFFFF', width: 8 })

/** A hand whose forefinger points up, its tip at 704, 470. */
export function raisedFinger() {
  const skin = '#F6CFAF'
  const curled = [
    { x: 858, top: 690, width: 138, foot: 900 },
    { x: 992, top: 726, width: 132, foot: 900 },
    { x: 1112, top: 790, width: 112, foot: 900 },
  ]
  const fist = blob('634,880 638,850! 1100,884! 1168,900 1160,960 1120,1050 1096,1200! 724,1200! 700,1090 652,990')
  const forefinger = { points: points('706,900 700,700 704,520') as [number, number][], width: 138 }
  return (
    flesh([forefinger], fist, skin, tone.ink, ink) +
    curled.map(({ x, top, width, foot }) => tubes([`M${x} ${top + width / 2}V${foot}`], width, skin, ink)).join('') +
    flat(fist, skin) +
    tubes([curve('792,1030 810,956 876,910 960,908')], 118, skin, ink) +
    flat(circle(796, 1050, 80, 84), skin) +
    flat(circle(736, 990, 50, 60), skin) +
    shape(blob('930,870 990,864 1016,900 990,940 934,938 918,904'), '#FBE3D2') +
    points('820,770 960,800 1082,846')
      .map(([x = 0, y = 0]) =>
        line(
          curve([
            [x, y],
            [x + 34, y + 6],
            [x + 66, y],
          ]),
          { width: 6 },
        ),
      )
      .join('') +
    line(curve('664,628 702,640 742,628'), { width: 6 }) +
    line(curve('668,654 702,664 738,654'), { width: 6 }) +
    flat(circle(704, 500, 46, 34), tone.apricot, 0.5)
  )
}

/** A contact lens on the tip of a forefinger. */
export function contactLens() {
  const drop = (x: number, y: number, size: number) =>
    shape(
      `M${x} ${y - size * 1.5}C${x + size * 0.5} ${y - size * 0.6} ${x + size} ${y - size * 0.3} ${x + size} ${y + size * 0.2}A${size} ${size} 0 0 1 ${x - size} ${y + size * 0.2}C${x - size} ${y - size * 0.3} ${x - size * 0.5} ${y - size * 0.6} ${x} ${y - size * 1.5}Z`,
      tone.water,
    ) +
    line(
      curve([
        [x - size * 0.5, y + size * 0.2],
        [x - size * 0.34, y + size * 0.56],
        [x, y + size * 0.68],
      ]),
      { color: tone.paper, width: 7 },
    )
  const cap = (x: number, color: string) =>
    flat(circle(x + 10, 926, 118, 60), '#DDB999', 0.6) +
    shape(`M${x - 112} 850V912A112 54 0 0 0 ${x + 112} 912V850Z`, tone.paper) +
    shape(circle(x, 850, 112, 54), color) +
    line(circle(x, 846, 80, 36), { width: 5, opacity: 0.6 })
  return sheet(
    1500,
    1125,
    tone.peach,
    flat(circle(730, 480, 430), '#FDF1E7') +
      shape(box(290, 872, 60, 40), tone.paper) +
      cap(196, tone.sage) +
      cap(444, tone.apricot) +
      raisedFinger() +
      lensBowl() +
      drop(1010, 300, 52) +
      drop(1130, 470, 34) +
      drop(470, 560, 30),
    ink,
  )
}
