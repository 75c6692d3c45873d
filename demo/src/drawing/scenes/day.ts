import { bicycle, walker } from '../figure.ts'
import { box, circle, curve, flat, group, inside, line, place, points, polygon, shape, sheet, tone } from '../pen.ts'
import { arch, pot, shopFront } from '../shop.ts'
import { spectacles } from '../spectacles.ts'
import { heads } from './team.ts'

const ink = 8

/** The board that stands before the door while the shop is open. */
const sandwichBoard = (x: number, y: number, scale: number) =>
  place(
    line('M-70 0L-34 -206M70 0L34 -206', { width: 13 }) +
      shape(polygon('-86,-16 -44,-220 44,-220 86,-16'), tone.paper) +
      shape(polygon('-66,-36 -35,-200 35,-200 66,-36'), tone.green) +
      place(
        spectacles({
          outline: 'round',
          width: 22,
          height: 22,
          gap: 12,
          rim: 7,
          color: tone.apricot,
          glass: tone.paper,
        }),
        {
          x: 0,
          y: -142,
        },
      ) +
      line('M-40 -92H40M-46 -66H30', { color: tone.sage, width: 7 }),
    { x, y, scale, ink },
  )

/** Nine o'clock: the first one comes, the board is out already. */
export function morning() {
  return sheet(
    1500,
    1125,
    '#FCE9D8',
    place(shopFront(), { x: -60, y: -56, scale: 0.94, ink }) +
      flat(box(0, 0, 1500, 1125), tone.apricot, 0.1) +
      flat(polygon('0,0 620,0 0,760'), '#FFF6E6', 0.45) +
      sandwichBoard(1240, 1060, 1.1) +
      bicycle(262, 1074, 1.02, tone.rust, ink) +
      walker(
        { x: 560, y: 1070, scale: 1.02, person: heads.nadine, coat: '#3E7FB5', trousers: '#33443F', bag: tone.apricot },
        ink,
      ),
    ink,
  )
}

/** A quarter past twelve: the sign in the door says that somebody is there again at half past one. */
export function noon() {
  const hour = (at: number, length: number) => {
    const angle = (at / 12) * 2 * Math.PI
    return `M750 560L${750 + Math.sin(angle) * length} ${560 - Math.cos(angle) * length}`
  }
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const from = index % 3 ? 172 : 156
    return line(`M${750 + sin * from} ${560 - cos * from}L${750 + sin * 188} ${560 - cos * 188}`, { width: 9 })
  }).join('')
  return sheet(
    1500,
    1125,
    tone.green,
    flat(box(150, 0, 1200, 1125), tone.leaf) +
      line('M150 0V1125M1350 0V1125') +
      shape(box(260, -60, 980, 1080, 60), '#CFE4F4') +
      flat(polygon('300,1000 800,-40 1020,-40 520,1000'), '#FFFFFF', 0.42) +
      flat(polygon('900,1000 1160,460 1160,760 1040,1000'), '#FFFFFF', 0.3) +
      line(curve('430,330 750,60 1070,330'), { width: 7 }) +
      shape(circle(750, 66, 22), tone.apricot) +
      flat(box(414, 330, 700, 530, 44), '#A9CBE4') +
      shape(box(400, 312, 700, 530, 44), tone.paper) +
      shape(circle(750, 560, 214), '#FFFFFF') +
      marks +
      flat('M750 560L774.8 371.6A190 190 0 0 1 884.4 425.6Z', tone.apricot, 0.7) +
      line(hour(1.5, 112), { width: 20 }) +
      line(hour(6, 158), { width: 13 }) +
      shape(circle(750, 560, 20), tone.green) +
      place(cup(tone.apricot), { x: 490, y: 800, scale: 0.62, ink }) +
      place(cup(tone.sage), { x: 1010, y: 800, scale: 0.62, flip: true, ink }) +
      shape(box(1262, 520, 40, 190, 20), tone.apricot),
    ink,
  )
}

/** A cup that steams, its foot at the origin. */
const cup = (color: string) =>
  line('M92 -118h26a40 40 0 0 1 0 78h-34', { width: 15 }) +
  shape('M-100 -150H100V-70A80 80 0 0 1 20 0H-20A80 80 0 0 1 -100 -70Z', color) +
  shape(circle(0, -150, 100, 22), '#6B4636') +
  line(curve('-30,-200 -46,-232 -22,-260 -38,-296'), { opacity: 0.45 }) +
  line(curve('30,-200 14,-232 38,-260 22,-296'), { opacity: 0.45 })

/** Half past six: what is left is light in the windows. */
export function evening() {
  const glow = '#FBDDA9'
  const silhouettes = (x: number) =>
    [650, 758, 866]
      .map(
        (y) =>
          line(`M${x - 160} ${y}H${x + 160}`) +
          [-78, 78]
            .map((dx, at) =>
              place(
                spectacles({
                  outline: at ? 'round' : 'panto',
                  width: 30,
                  height: 28,
                  gap: 14,
                  rim: 8,
                  color: at ? tone.rust : tone.green,
                  glass: '#FFFFFF',
                  glassOpacity: 0.7,
                  gleam: 'edge',
                }),
                { x: x + dx, y: y - 38, scale: 0.94 },
              ),
            )
            .join(''),
      )
      .join('')
  const lit = (x: number, id: string) => {
    const opening = arch(x, 350, 640, 880)
    return flat(opening, glow) + inside(opening, id, silhouettes(x)) + line(opening)
  }
  const front =
    shopFront() +
    flat(box(-700, -300, 3000, 1800), '#10303A', 0.74) +
    lit(330, 'lit-left') +
    lit(1470, 'lit-right') +
    flat(circle(900, 790, 82), glow) +
    line(circle(900, 790, 82)) +
    flat('M770 632A130 130 0 0 1 1030 632Z', glow) +
    line('M770 632A130 130 0 0 1 1030 632Z') +
    flat(polygon('160,1010 500,1010 620,1200 40,1200'), glow, 0.2) +
    flat(polygon('1300,1010 1640,1010 1760,1200 1180,1200'), glow, 0.2)
  return sheet(
    1500,
    1125,
    '#10303A',
    place(group(front, {}), { x: -60, y: -56, scale: 0.94, ink }) +
      flat(polygon('1090,860 1480,980 1480,1110'), glow, 0.3) +
      bicycle(930, 1074, 1.04, tone.apricot, ink) +
      flat(circle(1076, 858, 20), '#FFF3D6') +
      line(circle(1076, 858, 20), { width: 6 }),
    ink,
  )
}

/** Two cups and a pair of glasses between them: how people get to know each other here. */
export function coffee() {
  return sheet(
    1500,
    1125,
    tone.peach,
    flat(circle(750, 500, 430), '#FDF1E7') +
      flat(box(0, 800, 1500, 330), '#E8C6A5') +
      line('M0 800H1500') +
      flat(circle(420, 968, 300, 40), '#D8B28D') +
      flat(circle(1080, 968, 300, 40), '#D8B28D') +
      shape(circle(420, 940, 270, 44), tone.paper) +
      shape(circle(1080, 940, 270, 44), tone.paper) +
      place(cup(tone.green), { x: 420, y: 936, scale: 1.75, flip: true, ink }) +
      place(cup(tone.sage), { x: 1080, y: 936, scale: 1.75, ink }) +
      place(
        spectacles({
          outline: 'panto',
          width: 92,
          height: 82,
          gap: 44,
          rim: 20,
          color: tone.rust,
          glass: '#FFFFFF',
          glassOpacity: 0.7,
          ink: 8,
        }),
        { x: 750, y: 1020, turn: -3 },
      ) +
      points('236,930 1278,930')
        .map(([x = 0, y = 0]) => shape(box(x - 34, y - 40, 68, 42, 12), tone.apricot))
        .join(''),
    9,
  )
}

/** The telephone on the front desk, with the book of appointments beside it. */
export function desk() {
  const keys = Array.from({ length: 12 }, (_, index) =>
    shape(
      box(-92 + (index % 3) * 66, -150 + Math.floor(index / 3) * 38, 50, 26, 9),
      index === 11 ? tone.apricot : tone.paper,
    ),
  ).join('')
  const phone =
    flat(box(-222, -196, 470, 220, 50), '#D8B28D') +
    shape(
      'M-170 -214H170Q196 -214 204 -188L238 -20Q244 10 212 10H-212Q-244 10 -238 -20L-204 -188Q-196 -214 -170 -214Z',
      tone.green,
    ) +
    place(keys, { x: 0, y: 0, ink: 6 }) +
    shape(
      'M-300 -268Q-300 -372 0 -372T300 -268V-222Q300 -200 278 -200H188Q166 -200 164 -222L158 -262Q80 -286 0 -286T-158 -262L-164 -222Q-166 -200 -188 -200H-278Q-300 -200 -300 -222Z',
      tone.leaf,
    ) +
    line(curve('-210,-316 -110,-344 0,-348'), { color: tone.sage, width: 10 })
  const rows = [0, 1, 2, 3].map((row) =>
    line(`M-236 ${-190 + row * 56}H-40M40 ${-190 + row * 56}H236`, { width: 5, opacity: 0.35 }),
  )
  const book =
    flat(box(-280, -250, 600, 290, 24), '#D8B28D') +
    shape(box(-290, -262, 580, 290, 24), tone.rust) +
    shape('M0 -244Q-120 -276 -268 -246V-4Q-120 -34 0 -2Z', '#FFFFFF') +
    shape('M0 -244Q120 -276 268 -246V-4Q120 -34 0 -2Z', '#FFFFFF') +
    rows.join('') +
    flat(box(62, -172, 150, 40, 10), tone.apricot, 0.8) +
    flat(box(-210, -116, 130, 40, 10), tone.sage) +
    line('M0 -244V-2')
  const bell =
    shape('M-92 0A92 92 0 0 1 92 0Z', tone.apricot) +
    shape(box(-112, 0, 224, 26, 13), tone.paper) +
    shape(circle(0, -100, 16), tone.paper) +
    line(curve('-60,-20 -48,-54 -18,-68'), { color: tone.peach, width: 10 })
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(700, 500, 440), tone.paper) +
      flat(box(0, 760, 1500, 380), '#E8C6A5') +
      line('M0 760H1500') +
      pot(1290, 800, 1.5, 9) +
      place(phone, { x: 470, y: 860, scale: 1.12, ink: 9 }) +
      place(book, { x: 1010, y: 1010, scale: 0.96, turn: -3, ink: 9 }) +
      place(bell, { x: 250, y: 1020, scale: 0.9, ink: 9 }),
    9,
  )
}
