import {
  blob,
  box,
  circle,
  curve,
  flat,
  inside,
  line,
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
import { openEye } from './eye.ts'

const ink = 9

/** A frame that hangs or lies somewhere in a picture. */
const pair = (frame: Partial<Spectacles> & Pick<Spectacles, 'outline' | 'color'>, at: Parameters<typeof place>[1]) =>
  place(
    spectacles({
      width: 62,
      height: 56,
      gap: 28,
      rim: 14,
      glass: '#FFFFFF',
      glassOpacity: 0.7,
      gleam: 'edge',
      ...frame,
      ink: 6 / (at.scale ?? 1),
    }),
    at,
  )

/** The cellar's cabinet: of twenty drawers three are open. */
export function drawers() {
  const opened = new Map([
    [6, { outline: 'catEye', color: tone.rust }],
    [13, { outline: 'round', color: tone.apricot }],
    [15, { outline: 'pilot', color: tone.leaf }],
  ] as const)
  const front = (x: number, y: number, isOpen: boolean) =>
    shape(box(x, y, 212, 150, 8), isOpen ? '#DDA878' : '#CF9566') +
    shape(box(x + 62, y + 34, 88, 38, 5), tone.paper) +
    line(`M${x + 76} ${y + 53}h58`, { width: 5, opacity: 0.5 }) +
    shape(circle(x + 106, y + 106, 14), tone.apricot)
  const cells = Array.from({ length: 20 }, (_, index) => {
    const x = 170 + (index % 5) * 232
    const y = 230 + Math.floor(index / 5) * 176
    const frame = opened.get(index as 6)
    if (!frame) return front(x, y, false)
    return (
      flat(box(x, y, 212, 150, 8), '#5B3A24') +
      line(box(x, y, 212, 150, 8)) +
      pair(frame, { x: x + 106, y: y + 34, scale: 1, turn: index % 2 ? 5 : -6 }) +
      flat(
        polygon([
          [x - 14, y + 58],
          [x + 226, y + 58],
          [x + 226, y + 74],
          [x - 14, y + 74],
        ]),
        '#8A5B3A',
      ) +
      place(front(0, 0, true), { x: x - 14, y: y + 62, scale: 1.13, ink })
    )
  })
  const order = [...cells.keys()].sort((a, b) => Number(opened.has(a as 6)) - Number(opened.has(b as 6)))
  return sheet(
    1500,
    1125,
    '#24403C',
    flat(polygon('560,0 940,0 1420,1125 80,1125'), '#FBE3BE', 0.17) +
      flat(box(0, 1000, 1500, 130), '#1B302D') +
      line('M0 1000H1500') +
      shape(box(126, 176, 1248, 850, 22), '#B57B4E') +
      shape(box(96, 140, 1308, 58, 16), '#CF9566') +
      order.map((at) => cells[at]).join('') +
      line('M750 0V30') +
      shape(polygon('650,96 706,22 794,22 850,96'), tone.apricot) +
      shape(circle(750, 100, 34, 22), '#FFF3D6') +
      pair({ outline: 'rectangle', color: tone.ink }, { x: 330, y: 96, scale: 1.1 }) +
      shape(box(1120, 62, 150, 78, 8), tone.sage) +
      line('M1120 100H1270', { width: 6 }),
    ink,
  )
}

/** A magazine that somebody has just laid down, with the glasses that it was read with. */
export function magazine() {
  const lines = (x: number, from: number, count: number, length: number) =>
    Array.from({ length: count }, (_, row) =>
      line(`M${x} ${from + row * 42}h${row === count - 1 ? length * 0.6 : length}`, { width: 8, opacity: 0.34 }),
    ).join('')
  const page = (side: number) =>
    `M0 -330C${side * 120} -378 ${side * 330} -368 ${side * 540} -340V330C${side * 330} 300 ${side * 120} 294 0 344Z`
  return sheet(
    1500,
    1125,
    tone.sage,
    flat(circle(760, 540, 500), tone.mint) +
      place(
        flat(`M-528 -300C-330 -330 -120 -340 12 -290C130 -340 340 -330 560 -300V376H-528Z`, '#9DBDB2') +
          shape(page(-1), '#FFFFFF') +
          shape(page(1), '#FFFFFF') +
          inside(page(-1), 'left', flat(box(-560, -400, 480, 420), tone.peach) + openEye(-312, -150, 150, tone.leaf)) +
          line(page(-1)) +
          lines(-470, 80, 5, 360) +
          line('M80 -262H430', { width: 24 }) +
          line('M80 -214H330', { width: 24 }) +
          lines(80, -140, 10, 176) +
          lines(306, -140, 5, 176) +
          flat(box(300, 96, 190, 150, 14), tone.sky) +
          flat(circle(395, 170, 44), tone.apricot) +
          line(box(300, 96, 190, 150, 14), { width: 6 }) +
          line('M0 -330V344'),
        { x: 720, y: 520, turn: -4, scale: 1.02, ink },
      ) +
      pair(
        { outline: 'soft', color: tone.green, width: 96, height: 82, gap: 42, rim: 22 },
        { x: 1010, y: 930, scale: 1.15, turn: 7 },
      ) +
      shape(circle(1330, 240, 122), tone.paper) +
      shape(circle(1330, 240, 92), '#6B4636') +
      line(curve('1276,214 1296,176 1340,166'), { color: '#A97B62', width: 10 }) +
      tubes(['M1446 268q64 34 30 92'], 18, tone.paper, ink),
    ink,
  )
}

/** Board with prices, as cafés have it: a name, dots, a price. */
export function priceBoard() {
  const row = (y: number, name: number, price: number) =>
    line(`M-250 ${y}h${name}`, { color: tone.paper, width: 15 }) +
    line(`M${-250 + name + 34} ${y}H${250 - price - 26}`, { color: tone.sage, width: 8, dash: '1 24' }) +
    line(`M${250 - price} ${y}h${price}`, { color: tone.apricot, width: 15 })
  const board =
    flat(box(-336, -452, 700, 910, 28), '#C9DBD3') +
    shape(box(-350, -470, 700, 910, 28), '#CF9566') +
    shape(box(-306, -426, 612, 822, 14), '#24403C') +
    pair(
      { outline: 'round', color: tone.apricot, glass: tone.sage, glassOpacity: 0.3 },
      { x: 0, y: -330, scale: 1.15 },
    ) +
    line('M-120 -230H120', { color: tone.paper, width: 8 }) +
    row(-150, 190, 80) +
    row(-70, 250, 60) +
    row(10, 150, 90) +
    line('M-120 84H120', { color: tone.paper, width: 8 }) +
    row(160, 220, 60) +
    row(240, 170, 76) +
    row(320, 250, 52)
  return sheet(
    1500,
    1125,
    tone.peach,
    flat(circle(750, 530, 480), '#FDF1E7') +
      flat(box(0, 940, 1500, 200), '#E8C6A5') +
      line('M0 940H1500') +
      line('M480 980L560 220M1020 980L940 220', { width: 20 }) +
      place(board, { x: 750, y: 520, turn: -1.5, ink }) +
      pot(270, 1010, 1.5, ink) +
      shape('M1150 940V880A92 92 0 0 1 1334 880V940Z', tone.apricot) +
      shape(box(1124, 932, 236, 28, 14), tone.paper) +
      shape(circle(1242, 770, 17), tone.paper) +
      line('M1242 786V790'),
    ink,
  )
}

/** A hinge under the loupe: the screw that is always the one to fall out. */
export function repair() {
  const glass = circle(720, 520, 380)
  const inner =
    flat(glass, '#F7FBFE') +
    tubes(['M330 380C420 330 520 400 560 470', 'M560 470H760'], 118, tone.rust, ink) +
    tubes(['M820 470H1180'], 118, tone.rust, ink) +
    shape(box(700, 384, 150, 60, 14), '#B9C4C1') +
    shape(box(700, 496, 150, 60, 14), '#B9C4C1') +
    shape(box(752, 296, 46, 320, 12), '#DDE4E2') +
    [330, 372, 414, 456, 498, 540, 582].map((y) => line(`M752 ${y + 14}l46 -18`, { width: 6, opacity: 0.6 })).join('') +
    shape(box(716, 236, 118, 66, 26), '#DDE4E2') +
    line('M742 254H808', { width: 12 })
  return sheet(
    1500,
    1125,
    tone.sky,
    flat(circle(750, 540, 500), tone.paper) +
      flat(box(0, 900, 1500, 240), '#F0D3B9') +
      line('M0 900H1500') +
      tubes(['M1000 792L1300 1080'], 56, tone.apricot, ink) +
      flat(circle(738, 546, 400), '#C4D8E8') +
      inside(glass, 'loupe', inner) +
      tubes([glass], 34, tone.green, ink) +
      line('M410 430A326 326 0 0 1 560 236', { color: '#FFFFFF', width: 20 }) +
      place(
        tubes(['M0 0V-190'], 54, tone.leaf, ink) +
          line('M0 26V150', { width: 18 }) +
          line('M-18 -170V-40', { color: tone.sage, width: 8 }),
        {
          x: 774,
          y: 80,
          ink,
        },
      ) +
      shape(circle(300, 1010, 180, 54), tone.paper) +
      points('230,1004 290,1026 344,1000 382,1018')
        .map(([x = 0, y = 0]) => shape(circle(x, y, 14), tone.stone) + line(`M${x - 7} ${y + 5}l14 -10`, { width: 5 }))
        .join(''),
    ink,
  )
}

/** An instrument that has been in use for ten years, ready to be fetched. */
export function lensmeter() {
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(740, 540, 470), tone.paper) +
      flat(box(0, 900, 1500, 240), '#EADFCB') +
      line('M0 900H1500') +
      flat(box(430, 916, 700, 34, 17), '#D5C8AF') +
      shape(box(400, 850, 700, 80, 30), '#33443F') +
      shape(blob('610,850! 620,700 560,560 560,420! 760,420! 770,560 800,700 810,850!'), tone.sage) +
      place(
        tubes(['M-210 0H210'], 150, tone.paper, ink) +
          shape(box(190, -100, 100, 200, 26), tone.green) +
          shape(box(-330, -66, 116, 132, 30), '#33443F') +
          line('M-120 -36H100', { color: tone.stone, width: 10 }),
        { x: 680, y: 330, turn: 32, ink },
      ) +
      shape(box(900, 640, 210, 26, 13), '#33443F') +
      line('M1010 640V560', { width: 16 }) +
      shape(circle(940, 590, 92, 30), '#CFE8FA') +
      line('M878 584A70 20 0 0 1 930 570', { color: '#FFFFFF', width: 9 }) +
      shape(circle(540, 690, 84), tone.apricot) +
      shape(circle(540, 690, 34), tone.paper) +
      Array.from({ length: 12 }, (_, at) => {
        const angle = (at / 12) * 2 * Math.PI
        return line(
          `M${540 + Math.cos(angle) * 60} ${690 + Math.sin(angle) * 60}L${540 + Math.cos(angle) * 72} ${690 + Math.sin(angle) * 72}`,
          { width: 6 },
        )
      }).join('') +
      shape(box(1170, 720, 190, 150, 12), '#CF9566') +
      flat(polygon('1170,760 1360,760 1360,784 1170,784'), '#B57B4E') +
      line('M1170 760H1360M1170 784H1360M1265 720V870', { width: 6 }) +
      pot(240, 960, 1.3, ink),
    ink,
  )
}

/** A box of children's frames that are sought a good place for. */
export function parcel() {
  const colors = ['#5FA6DB', tone.rust, '#5FA6DB', tone.green, tone.rust, '#5FA6DB']
  return sheet(
    1500,
    1125,
    '#FBE6D6',
    flat(circle(750, 520, 470), tone.paper) +
      flat(box(0, 900, 1500, 240), '#EADFCB') +
      line('M0 900H1500') +
      shape(polygon('330,470 190,330 420,250 560,420'), '#DDA878') +
      shape(polygon('1170,470 1310,330 1080,250 940,420'), '#DDA878') +
      flat(polygon('330,470 560,420 940,420 1170,470 1170,560 330,560'), '#7C5233') +
      colors
        .map((color, at) =>
          pair(
            { outline: at % 2 ? 'soft' : 'round', color, rim: 18, width: 68, height: 62 },
            { x: 450 + (at % 3) * 300, y: at < 3 ? 436 : 520, scale: 1.1, turn: [-8, 5, 9, 6, -5, -9][at] ?? 0 },
          ),
        )
        .join('') +
      shape(polygon('330,560 1170,560 1130,960 370,960'), '#CF9566') +
      shape(box(650, 560, 200, 110, 0), tone.peach) +
      shape(polygon('330,560 250,690 520,700 560,560'), '#DDA878') +
      shape(polygon('1170,560 1250,690 980,700 940,560'), '#DDA878') +
      shape(circle(750, 810, 82), tone.paper) +
      pair(
        { outline: 'round', color: tone.green, width: 26, height: 26, gap: 12, rim: 9 },
        { x: 750, y: 810, scale: 1 },
      ),
    ink,
  )
}

/** A round table from above, with a mirror for each of the six who learn. */
export function courseTable() {
  const seat = (at: number) => {
    const turn = at * 60 + 30
    return place(
      shape(circle(0, -500, 96), at % 2 ? tone.green : tone.leaf) +
        line(curve('-60,-540 0,-566 60,-540'), { color: tone.sage, width: 8 }) +
        flat(circle(8, -252, 96), '#D8B28D') +
        shape(circle(0, -262, 92), tone.paper) +
        shape(circle(0, -262, 70), '#CFE8FA') +
        line('M-38 -252A44 44 0 0 1 -6 -302', { color: '#FFFFFF', width: 10 }) +
        shape(box(88, -352, 92, 44, 22), tone.paper) +
        shape(circle(112, -330, 20), at % 2 ? tone.apricot : tone.sage) +
        shape(circle(156, -330, 20), at % 2 ? tone.sage : tone.apricot),
      { x: 750, y: 562, turn, ink },
    )
  }
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(750, 562, 690), tone.paper, 0.7) +
      flat(circle(766, 586, 420), '#C6DAD2') +
      shape(circle(750, 562, 415), '#E8C6A5') +
      line(circle(750, 562, 376), { width: 5, opacity: 0.3 }) +
      [0, 1, 2, 3, 4, 5].map(seat).join('') +
      Array.from({ length: 9 }, (_, at) =>
        place(shape(blob('0,0! -26,-50 0,-120! 26,-50'), at % 2 ? tone.leaf : tone.green), {
          x: 750,
          y: 562,
          turn: at * 40,
          ink,
        }),
      ).join('') +
      shape(circle(750, 562, 32), tone.apricot),
    ink,
  )
}
