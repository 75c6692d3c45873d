import {
  blob,
  box,
  circle,
  curve,
  flat,
  group,
  inside,
  line,
  place,
  points,
  polygon,
  shape,
  sheet,
  tone,
} from '../pen.ts'
import { pot } from '../shop.ts'
import { spectacles } from '../spectacles.ts'
import { openEye } from './eye.ts'

const ink = 9

/** Eye-health week: a calendar that looks back at us, one week of it ringed. */
export function newsWeek() {
  const page = box(-330, -330, 660, 700, 36)
  const days = Array.from({ length: 21 }, (_, index) => {
    const x = -246 + (index % 7) * 82
    const y = 136 + Math.floor(index / 7) * 84
    return Math.floor(index / 7) === 1 ? shape(circle(x, y, 24), tone.paper) : flat(circle(x, y, 15), tone.sage)
  }).join('')
  const calendar =
    flat(box(-300, -296, 660, 700, 36), tone.sage) +
    shape(page, '#FFFFFF') +
    inside(page, 'page', flat(box(-330, -330, 660, 110), tone.green)) +
    line('M-330 -220H330') +
    line(page) +
    [-190, 0, 190]
      .map(
        (x) =>
          shape(circle(x, -286, 19), tone.paper) +
          line(`M${x} -290V-372`, { width: 20 }) +
          line(`M${x} -292V-370`, { width: 7, color: tone.stone }),
      )
      .join('') +
    openEye(0, -56, 190, tone.water) +
    flat(box(-290, 176, 600, 90, 45), tone.apricot, 1) +
    line(box(-300, 170, 600, 100, 50)) +
    days +
    line('M-258 220l10 10l18 -22M-176 220l10 10l18 -22', { width: 8, color: tone.green })
  return sheet(
    1500,
    1000,
    tone.mint,
    flat(circle(750, 500, 430), tone.paper) +
      place(calendar, { x: 736, y: 490, turn: -4, scale: 1.05, ink }) +
      pot(1240, 930, 1.5, ink) +
      star(300, 280, 40, tone.apricot) +
      star(1200, 230, 28, tone.green) +
      star(250, 700, 26, tone.water),
    ink,
  )
}

const star = (x: number, y: number, size: number, color: string) =>
  shape(
    blob([
      [x, y - size, 'corner'],
      [x + size * 0.26, y - size * 0.26],
      [x + size, y, 'corner'],
      [x + size * 0.26, y + size * 0.26],
      [x, y + size, 'corner'],
      [x - size * 0.26, y + size * 0.26],
      [x - size, y, 'corner'],
      [x - size * 0.26, y - size * 0.26],
    ]),
    color,
  )

function bow(x: number, y: number) {
  const loop = (side: number) =>
    shape(blob(points('0,0! 54,-74 126,-70 132,4 66,28', side)), tone.rust) +
    line(curve(points('26,-16 62,-34 92,-32', side)), { width: 6 })
  const tail = (side: number) => shape(blob(points('2,4! 44,66 60,146! 34,128! 8,158! 4,80', side)), tone.rust)
  return place(tail(-1) + tail(1) + loop(-1) + loop(1) + shape(box(-28, -30, 56, 56, 20), '#DB8C5E'), { x, y, ink })
}

/** A gift voucher, drawn as the card that is handed over the counter. */
export function newsVoucher() {
  const card =
    'M-470 -210a30 30 0 0 1 30 -30H-190a38 38 0 0 0 76 0H440a30 30 0 0 1 30 30V210a30 30 0 0 1 -30 30H-114a38 38 0 0 0 -76 0H-440a30 30 0 0 1 -30 -30Z'
  const envelope = place(
    flat(box(-420, -260, 880, 560, 30), '#D9B79B') +
      shape(box(-440, -280, 880, 560, 30), tone.green) +
      line('M-430 -264L0 60L430 -264', { color: tone.leaf }),
    { x: 800, y: 520, turn: 7, ink },
  )
  const front =
    flat(card, '#0A332E', 0.35).replace('<path', '<path transform="translate(18 22)"') +
    shape(card, tone.paper) +
    inside(
      card,
      'card',
      flat(box(-480, -250, 328, 500), tone.apricot) +
        flat(box(-348, -250, 56, 500), tone.rust) +
        flat(box(-480, -22, 328, 44), tone.rust),
    ) +
    line('M-152 -190V190', { width: 7, dash: '4 22' }) +
    line(card) +
    bow(-320, 0) +
    place(
      spectacles({
        outline: 'round',
        width: 112,
        height: 112,
        gap: 54,
        rim: 22,
        color: tone.green,
        ink: 8,
        glass: tone.sky,
        glassOpacity: 0.9,
      }),
      { x: 170, y: -36 },
    ) +
    line('M20 164H320', { color: tone.sage, width: 14 }) +
    shape(circle(388, 158, 30), tone.apricot)
  return sheet(
    1500,
    1000,
    tone.peach,
    flat(circle(750, 500, 430), '#FDF1E7') +
      envelope +
      place(front, { x: 740, y: 500, turn: -6, ink }) +
      star(220, 250, 36, tone.green) +
      star(1310, 190, 30, tone.rust) +
      star(1290, 840, 34, tone.water),
    ink,
  )
}

/** Leaves on a string, hung from one side of a door to the other. */
function garland() {
  const at = (t: number) => [420 + 660 * t, 240 + Math.sin(Math.PI * t) * 96] as const
  const leaves = Array.from({ length: 19 }, (_, index) => {
    const [x, y] = at((index + 0.5) / 19)
    const turn = (index % 2 ? 168 : 196) + (index - 9) * 2
    return (
      place(
        shape(
          blob('0,0! -20,-26 -14,-58 0,-78! 14,-58 20,-26'),
          [tone.leaf, tone.green, tone.sage][index % 3] ?? tone.leaf,
        ),
        { x, y, turn, ink: 7 },
      ) + (index % 3 === 1 ? shape(circle(x, y + 2, 14), tone.apricot) : '')
    )
  }).join('')
  return line(curve([at(0), at(0.25), at(0.5), at(0.75), at(1)])) + leaves
}

/** The door stands open for a feast. */
export function newsOpen() {
  const opening = 'M520 900V400A230 230 0 0 1 980 400V900Z'
  const shelf = (y: number, shift: number) =>
    line(`M690 ${y}H990`, { width: 7 }) +
    [0, 1]
      .map((index) =>
        place(
          spectacles({
            outline: index === shift ? 'round' : 'rectangle',
            width: 36,
            height: index === shift ? 34 : 24,
            gap: 16,
            rim: 9,
            color: index === shift ? tone.rust : tone.green,
            glass: '#FFFFFF',
            glassOpacity: 0.8,
            gleam: 'edge',
          }),
          { x: 776 + index * 156, y: y - 40 },
        ),
      )
      .join('')
  const inner =
    flat(box(500, 150, 500, 760), '#FBE3C6') +
    flat('M760 300L560 860H960Z', '#FFF6E6', 0.9) +
    line('M760 150V270', { width: 7 }) +
    shape('M700 316a60 54 0 0 1 120 0Z', tone.apricot) +
    flat(circle(760, 326, 20), '#FFF6E6') +
    shelf(520, 0) +
    shelf(640, 1) +
    shelf(760, 0) +
    flat(box(500, 832, 500, 90), '#E3BE9A') +
    line('M500 832H1000')
  const leaf = polygon('520,330 330,268 330,966 520,900')
  const step = shape(polygon('500,900 1000,900 1040,940 460,940'), tone.paper)
  const balloon = (x: number, y: number, color: string) =>
    line(
      curve([
        [x, y + 84],
        [x - 14, y + 180],
        [x + 10, y + 270],
        [1110, 760],
      ]),
      { width: 5 },
    ) +
    shape(
      blob([
        [x, y - 84],
        [x + 66, y - 46],
        [x + 62, y + 32],
        [x, y + 84],
        [x - 62, y + 32],
        [x - 66, y - 46],
      ]),
      color,
    ) +
    line(
      curve([
        [x - 34, y - 28],
        [x - 22, y - 50],
        [x - 2, y - 58],
      ]),
      { color: '#FFFFFF', width: 10 },
    )
  return sheet(
    1500,
    1000,
    '#F8E6D6',
    flat(circle(750, 520, 470), '#FDF1E7') +
      flat(box(0, 900, 1500, 120), tone.stone) +
      line('M0 900H1500') +
      flat('M476 912V400A286 286 0 0 1 1048 400V912Z', '#EBC9AC') +
      shape('M464 900V400A286 286 0 0 1 1036 400V900Z', tone.paper) +
      flat(opening, '#FBE3C6') +
      inside(opening, 'opening', inner) +
      line(opening) +
      step +
      shape(leaf, tone.green) +
      shape(blob('378,420 425,372 472,430 472,560 425,600 378,552'), '#CFE4F4') +
      line(polygon('370,690 480,684 480,850 370,880'), { color: tone.leaf }) +
      line('M352 640v60', { color: tone.apricot, width: 13 }) +
      garland() +
      balloon(1180, 300, tone.apricot) +
      balloon(1290, 380, tone.water) +
      balloon(1110, 420, tone.green) +
      pot(1110, 930, 1.3, ink) +
      pot(236, 940, 1.3, ink) +
      group(
        flat(polygon('560,950 940,950 970,990 530,990'), tone.leaf) + line(polygon('560,950 940,950 970,990 530,990')),
        {},
      ),
    ink,
  )
}
