import { type Face, face } from '../face.ts'
import {
  blob,
  box,
  circle,
  curve,
  flat,
  inside,
  line,
  type Point,
  place,
  points,
  polygon,
  shape,
  sheet,
  tone,
  tubes,
} from '../pen.ts'
import { pot } from '../shop.ts'
import { type Spectacles, spectacles } from '../spectacles.ts'
import { heads } from './team.ts'

const ink = 9

const stock: readonly (Pick<Spectacles, 'outline' | 'color'> & Partial<Spectacles>)[] = [
  { outline: 'round', color: tone.apricot },
  { outline: 'rectangle', color: '#2C3A37', height: 40 },
  { outline: 'catEye', color: tone.green },
  { outline: 'panto', color: tone.rust },
  { outline: 'soft', color: '#5FA6DB' },
  { outline: 'pilot', color: tone.leaf, bridge: 'double', rim: 10 },
  { outline: 'panto', color: '#8E4723', bridge: 'keyhole' },
  { outline: 'round', color: '#3E7FB5' },
  { outline: 'catEye', color: tone.rust },
]

const onWall = (index: number, x: number, y: number) =>
  place(
    spectacles({
      width: 62,
      height: 54,
      gap: 28,
      rim: 15,
      glass: '#FFFFFF',
      glassOpacity: 0.75,
      gleam: 'edge',
      ...(stock[index % stock.length] as (typeof stock)[number]),
      ink: ink / 0.72,
    }),
    { x, y, scale: 0.72 },
  )

/** Somebody who tries one on and likes it: what the mirror on the wall shows. */
const tries: Face = {
  ...heads.reto,
  skin: '#EBB88E',
  blush: tone.rust,
  mouth: 'grin',
  turn: -5,
  beard: '',
  brow: { color: '#5D6B67', width: 13, y: -88 },
  hair:
    shape(
      blob(
        '-186,-20! -206,-120 -176,-232 -84,-292 20,-300 120,-280 190,-206 200,-110 186,-20! 170,-90 120,-150 30,-168 -60,-150 -130,-172 -166,-90',
      ),
      '#C9CCC6',
    ) +
    [points('-120,-180 -40,-236 60,-250'), points('-60,-170 40,-206 140,-190')]
      .map((stroke: Point[]) => line(curve(stroke), { color: tone.smoke, width: 6 }))
      .join(''),
  glasses: { outline: 'panto', width: 76, height: 68, gap: 32, rim: 18, color: tone.rust },
}

/** A wall of the shop: frames on their shelves, and in the middle the mirror that decides. */
export function wall() {
  const levels = [250, 520, 790]
  const shelf = (x: number, y: number, length: number) =>
    flat(box(x + 8, y + 10, length, 26), '#D3E3DC') + shape(box(x, y, length, 26, 8), '#CF9566')
  const row = (y: number, at: number) =>
    shelf(90, y, 820) +
    shelf(1690, y, 820) +
    [0, 1, 2, 3].map((one) => onWall(at + one, 192 + one * 206, y - 48)).join('') +
    [0, 1, 2, 3].map((one) => onWall(at + one + 5, 1790 + one * 206, y - 48)).join('')
  const mirror = circle(1300, 480, 330)
  return sheet(
    2600,
    1150,
    tone.mint,
    flat(box(0, 950, 2600, 210), '#EADFCB') +
      line('M0 950H2600') +
      levels.map((y, at) => row(y, at * 3)).join('') +
      flat(circle(1318, 502, 366), '#C6DAD2') +
      shape(circle(1300, 480, 366), '#CF9566') +
      flat(mirror, '#E6F2FB') +
      inside(
        mirror,
        'mirror',
        flat(polygon('1080,860 1420,100 1500,100 1160,860'), '#FFFFFF', 0.6) +
          place(
            shape(
              blob('-84,300! -170,340 -300,400 -380,560 -400,900! 400,900! 380,560 300,400 170,340 84,300! 0,350'),
              '#7FB6E2',
            ) +
              flat('M-76 150H76L92 316Q0 400 -92 316Z', tries.skin) +
              line(curve('-76,190 -80,270 -94,318! 0,376 94,318! 80,270 76,190')) +
              face(tries),
            { x: 1300, y: 500, scale: 0.92, ink },
          ),
      ) +
      line(mirror) +
      shape(box(1010, 900, 580, 40, 14), '#CF9566') +
      line('M1060 940V1090M1540 940V1090', { width: 16 }) +
      shape(box(1070, 868, 150, 32, 10), tone.paper) +
      onWall(6, 1440, 852) +
      pot(880, 1090, 1.1, ink) +
      pot(1730, 1090, 1.2, ink),
    ink,
  )
}

/** The apprentice at his bench behind the window, a lens between the fingers. */
export function apprentice() {
  const apron = blob('-150,420! -130,330 130,330! 150,420 200,900! -200,900!')
  const arm = (side: number) =>
    tubes([curve(points('250,470 330,640 210,720', side))], 104, '#9CC7EC', ink) +
    tubes([curve(points('214,716 150,700 96,664', side))], 62, heads.luca.skin, ink)
  const lens =
    flat(circle(0, 0, 92), '#CFE8FA', 0.95) +
    line(circle(0, 0, 92)) +
    line('M-52 -6A54 54 0 0 1 -14 -54', { color: '#FFFFFF', width: 12 })
  const grinder =
    shape(box(-190, -220, 380, 230, 40), tone.sage) +
    shape(circle(-60, -108, 84), '#29413B') +
    shape(circle(-60, -108, 50), '#CFE8FA') +
    shape(circle(-60, -108, 15), tone.apricot) +
    shape(box(62, -176, 96, 70, 12), '#FFFFFF') +
    shape(circle(84, -62, 17), tone.rust) +
    shape(circle(136, -62, 17), tone.green)
  const rack =
    [0, 1, 2].map((at) => shape(circle(at * 66, -78, 70), at % 2 ? '#E6F2FB' : '#CFE8FA')).join('') +
    shape(box(-70, -46, 280, 60, 16), tone.apricot)
  return sheet(
    1500,
    1125,
    tone.sky,
    shape(box(150, -60, 1200, 960, 40), '#F7FBFE') +
      flat(polygon('300,900 720,-20 900,-20 480,900'), tone.sky, 0.7) +
      line('M750 -60V900M150 330H1350', { width: 7, opacity: 0.35 }) +
      flat(box(0, 880, 1500, 260), '#E8C6A5') +
      place(
        (heads.luca.behind ?? '') +
          shape(
            blob('-84,300! -170,342 -280,400 -350,540 -380,900! 380,900! 350,540 280,400 170,342 84,300! 0,350'),
            '#9CC7EC',
          ) +
          flat('M-76 150H76L92 316Q0 400 -92 316Z', heads.luca.skin) +
          line(curve('-76,190 -80,270 -94,318! 0,376 94,318! 80,270 76,190')) +
          shape(apron, tone.green) +
          line('M-132 336L-96 318M132 336L96 318', { width: 18 }) +
          shape(box(-80, 560, 160, 110, 16), tone.leaf) +
          face(heads.luca) +
          arm(-1) +
          arm(1) +
          place(lens, { x: 0, y: 620, ink }),
        { x: 750, y: 410, scale: 0.84, ink },
      ) +
      shape(box(-20, 960, 1540, 190), '#CF9566') +
      line('M60 1040h240M640 1070h300M1160 1036h180', { width: 5, opacity: 0.35 }) +
      place(grinder, { x: 262, y: 962, scale: 1, ink }) +
      place(rack, { x: 1130, y: 958, scale: 1, ink }),
    ink,
  )
}

/** A trial frame on somebody's nose, the lenses being changed: better like this, or like this? */
export function trialFrame() {
  const dial = (side: number) =>
    place(
      tubes([circle(0, 0, 92)], 30, '#33443F', ink / 1.6, tone.ink) +
        flat(circle(0, 0, 78), '#EAF4FC', 0.5) +
        Array.from({ length: 18 }, (_, at) => {
          const angle = (at / 18) * 2 * Math.PI
          return line(
            `M${Math.cos(angle) * 84} ${Math.sin(angle) * 84}L${Math.cos(angle) * 100} ${Math.sin(angle) * 100}`,
            { width: 4, color: tone.paper },
          )
        }).join('') +
        shape(circle(side * 74, -92, 20), tone.apricot) +
        line('M-44 10A50 50 0 0 1 -10 -44', { color: '#FFFFFF', width: 8 }),
      { x: side * 96, y: 8 },
    )
  const person: Face = {
    ...heads.marta,
    skin: '#F6CFAF',
    mouth: 'smile',
    turn: 0,
    lines: false,
    behind: shape(
      blob('-236,-60! -250,-200 -130,-306 0,-312 130,-306 250,-200 236,-60! 252,160 220,300! -220,300! -252,160'),
      '#6B3B25',
    ),
    hair:
      shape(
        blob(
          '-186,30! -206,-100 -160,-226 -60,-280 0,-286 60,-280 160,-226 206,-100 186,30! 168,-80 90,-150 20,-204 -60,-140 -160,-80',
        ),
        '#6B3B25',
      ) + line(curve('20,-204 10,-250 -4,-280'), { color: '#A86A2C', width: 6 }),
    brow: { color: '#6B3B25', width: 12, y: -106 },
    glasses: { outline: 'round', width: 82, height: 82, gap: 28, rim: 4, color: '#33443F', glassOpacity: 0 },
    earrings: '',
  }
  const hand =
    tubes([curve(points('760,820 620,640 392,420'))], 130, tone.green, ink) +
    tubes([curve(points('452,470 380,330 296,226'))], 58, '#EBB88E', ink) +
    tubes([curve(points('470,480 330,420 262,300'))], 54, '#EBB88E', ink) +
    flat(circle(430, 440, 56), '#EBB88E') +
    flat(circle(376, 400, 40), '#EBB88E') +
    line(circle(226, 206, 62), { color: '#33443F', width: 22 }) +
    flat(circle(226, 206, 54), '#CFE8FA', 0.85) +
    line('M196 206A34 34 0 0 1 218 172', { color: '#FFFFFF', width: 9 })
  return sheet(
    1500,
    1125,
    tone.peach,
    flat(circle(700, 540, 480), '#FDF1E7') +
      place(
        (person.behind ?? '') +
          shape(
            blob('-84,300! -170,350 -290,410 -360,560 -400,900! 400,900! 360,560 290,410 170,350 84,300! 0,350'),
            tone.sage,
          ) +
          flat('M-76 150H76L92 316Q0 400 -92 316Z', person.skin) +
          line(curve('-76,190 -80,270 -94,318! 0,376 94,318! 80,270 76,190')) +
          face(person) +
          line('M-206 -6H-190M206 -6H190', { width: 20 }) +
          tubes(['M-14 -10Q0 -30 14 -10'], 14, '#33443F', ink) +
          line('M0 -30V-96', { width: 10 }) +
          shape(circle(0, -104, 15), tone.apricot) +
          dial(-1) +
          dial(1),
        { x: 680, y: 470, scale: 1.06, ink },
      ) +
      place(hand, { x: 740, y: 330, scale: 1, ink }),
    ink,
  )
}
