import { type Face, face } from '../face.ts'
import { blob, circle, curve, flat, group, line, type Point, place, points, shape, sheet, tone } from '../pen.ts'

const ink = 9
const skin = { fair: '#FBE3D2', warm: '#F6CFAF', olive: '#EBB88E', brown: '#C88B60' }

interface Sitter {
  person: Face
  body: string
  ground: string
  moon: string
  tilt?: number
}

/** Shoulders rise from the neck; the clothes slip a little off their line. */
const shoulders = (wide = 1): Point[] => {
  const half: Point[] = points('84,332! 150,372 262,408 346,486 392,660 416,960!')
  const mirrored = half.map(([x, y, corner]): Point => (corner ? [-x * wide, y, corner] : [-x * wide, y]))
  return [
    ...half.map(([x, y, corner]): Point => (corner ? [x * wide, y, corner] : [x * wide, y])),
    ...mirrored.reverse(),
  ]
}

const torso = (color: string, wide = 1) => shape(blob(shoulders(wide)), color, [16, 14], tone.paper)

const neck = (color: string, depth = 380) => {
  const path = blob([
    [-82, 140, 'corner'],
    [-80, 260],
    [-96, 340, 'corner'],
    [-50, depth],
    [0, depth + 14],
    [50, depth],
    [96, 340, 'corner'],
    [80, 260],
    [82, 140, 'corner'],
  ])
  return flat(path, color) + flat(blob('-82,170! 82,170! 80,236 20,284 -60,250'), '#B5643A', 0.22) + line(path)
}

const tilted = (drawing: string, tilt: number) => drawing && group(drawing, { transform: `rotate(${tilt} 0 200)` })

const portrait = ({ person, body, ground, moon, tilt = 0 }: Sitter) =>
  sheet(
    1200,
    1500,
    ground,
    flat(circle(640, 690, 500), moon) +
      place(tilted(person.behind ?? '', tilt) + body + tilted(face(person), tilt), {
        x: 600,
        y: 660,
        scale: 1.12,
        ink,
      }),
    ink,
  )

const strands = (paths: Point[][], color: string, width = 6) =>
  paths.map((points) => line(curve(points), { color, width })).join('')

function martaSits(): Sitter {
  const grey = '#C9CCC6'
  const hair =
    shape(
      blob(
        '0,-292! 86,-288 166,-240 222,-130 238,40 218,214! 176,206 160,194! 174,60 158,-60 118,-140 40,-176 -40,-200!',
      ),
      grey,
    ) +
    shape(
      blob(
        '44,-290! -44,-294 -136,-258 -204,-172 -236,-50 -238,90 -216,214! -176,206 -158,196! -172,60 -150,-66 -84,-136 8,-190 44,-290!',
      ),
      grey,
    ) +
    strands(
      [
        points('20,-262 -90,-226 -176,-120 -206,30'),
        points('28,-236 -60,-190 -150,-110 -190,20 -198,130'),
        points('70,-262 156,-180 200,-50 206,90'),
      ],
      tone.smoke,
    )
  const blazer = torso(tone.green, 1.02)
  const shirt = blob('-96,336! 0,620! 96,336! 0,400')
  const lapels = [-1, 1]
    .map((side) => shape(blob(points('98,326! 178,380! 196,500! 140,520! 168,560! 0,690! 40,520', side)), tone.leaf))
    .join('')
  const beads = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.1 + index * 0.08)
    return shape(circle(Math.cos(angle) * 104, 334 + Math.sin(angle) * 96, 13), tone.apricot)
  }).join('')
  return {
    ground: tone.mint,
    moon: tone.paper,
    tilt: -3,
    person: {
      skin: skin.fair,
      blush: tone.apricot,
      turn: 8,
      jaw: 0.98,
      eyes: 'merry',
      mouth: 'laugh',
      lines: true,
      brow: { color: tone.smoke, width: 11, y: -84 },
      glasses: { outline: 'catEye', width: 70, height: 58, gap: 34, rim: 15, color: tone.green },
      behind: shape(
        blob('0,-290 -160,-240 -236,-60 -236,120 -196,236! -80,250 80,250 196,236! 236,120 236,-60 160,-240'),
        '#A9B0AB',
      ),
      hair,
      earrings: '',
    },
    body:
      blazer +
      flat(shirt, tone.paper) +
      neck(skin.fair, 400) +
      line(curve('-60,470 0,622! 60,470')) +
      lapels +
      beads +
      shape(circle(-2, 730, 15), tone.apricot),
  }
}

function retoSits(): Sitter {
  const brown = '#4B3A31'
  const hair =
    shape(
      blob(
        '-182,6! -196,-110 -176,-220 -90,-286 30,-306 140,-276 196,-190 196,-90 182,6! 164,-40 158,-104 128,-152! 60,-128 -30,-150 -112,-166! -156,-110 -166,-40',
      ),
      brown,
    ) +
    strands(
      [points('-104,-190 -10,-236 110,-226'), points('-70,-172 20,-200 120,-184'), points('-150,-170 -172,-90')],
      '#8A6E5C',
    )
  const beard = shape(
    blob(
      '-176,8! -178,96 -138,196 -70,258 0,272 70,258 138,196 178,96 176,8! 150,64 112,104 60,98 8,92 -46,98 -104,104 -150,64',
    ),
    brown,
  )
  const mouthGap = flat(blob('-62,126 0,118 62,126 44,158 0,168 -44,158'), '#F3C7A6')
  const sweater = torso(tone.water)
  const collar =
    shape(blob('-104,350! 0,500! 104,350! 0,400'), tone.paper) +
    line(curve('-150,372! -70,470 0,540! 70,470 150,372!')) +
    [-1, 1].map((side) => shape(blob(points('86,312! 134,356! 98,470! 2,402!', side)), tone.paper)).join('')
  return {
    ground: tone.peach,
    moon: '#FDF1E7',
    tilt: 2,
    person: {
      skin: skin.warm,
      blush: tone.apricot,
      turn: -8,
      jaw: 1.06,
      mouth: 'smile',
      brow: { color: brown, width: 18, y: -78, arch: 10 },
      glasses: { outline: 'rectangle', width: 72, height: 50, gap: 34, rim: 13, color: tone.ink },
      beard: beard + group(mouthGap, { transform: 'translate(-8 0)' }),
      hair,
    },
    body:
      sweater +
      neck(skin.warm, 396) +
      collar +
      line(curve('-300,700 -286,820 -288,960')) +
      line(curve('300,700 286,820 288,960')),
  }
}

function sanjaSits(): Sitter {
  const dark = '#26312F'
  const sheen = '#6F7F7A'
  const behind = shape(
    blob(
      '0,-286 -130,-256 -220,-110 -236,80 -262,260 -250,420 -292,560! -160,590 0,560 160,590 286,548! 252,410 262,250 236,80 220,-110 130,-256',
    ),
    dark,
  )
  const lock = (side: number) =>
    shape(
      blob(
        points(
          '0,-304! 74,-298 152,-256 212,-150 232,20 246,190 236,330 262,470 214,600! 166,470 176,300 186,150 180,20 150,-96 80,-178 0,-236!',
          side,
        ),
      ),
      dark,
    )
  const hair =
    lock(-1) +
    lock(1) +
    [-1, 1]
      .map((side) =>
        strands(
          [points('30,-268 140,-196 198,-40 210,160 204,320 220,470', side), points('90,-246 186,-130 214,30', side)],
          sheen,
        ),
      )
      .join('')
  const top = torso(tone.apricot, 0.92)
  const neckline = blob('-120,350! -60,430 0,448 60,430 120,350! 0,380')
  return {
    ground: tone.sage,
    moon: tone.mint,
    tilt: 3,
    person: {
      skin: skin.olive,
      blush: '#E08F62',
      turn: 10,
      jaw: 0.94,
      mouth: 'grin',
      brow: { color: dark, width: 12, y: -86, arch: 18 },
      glasses: { outline: 'round', width: 70, height: 70, gap: 34, rim: 9, color: tone.rust },
      behind,
      hair,
    },
    body:
      top +
      flat(neckline, skin.olive) +
      neck(skin.olive, 420) +
      line(curve('-124,352 -70,436 0,458 70,436 124,352')) +
      line(curve('-130,366 -76,454 0,478 76,454 130,366')),
  }
}

const bubbles = (circles: readonly (readonly [number, number, number])[], fill: string) =>
  circles.map(([x, y, r]) => line(circle(x, y, r))).join('') +
  circles.map(([x, y, r]) => flat(circle(x, y, r), fill)).join('')

function lucaSits(): Sitter {
  const chestnut = '#8A5335'
  const curls: [number, number, number][] = [
    [-186, -70, 46],
    [-196, -140, 52],
    [-160, -216, 60],
    [-90, -266, 62],
    [0, -286, 66],
    [92, -264, 62],
    [160, -214, 58],
    [198, -142, 52],
    [188, -70, 46],
    [-110, -178, 62],
    [-30, -196, 64],
    [60, -190, 66],
    [128, -160, 50],
    [-60, -232, 60],
    [50, -236, 60],
  ]
  const rings: Point[][] = curls.slice(0, 13).map(([x, y, r], index) => {
    const start = index * 1.3
    return [0, 1.1, 2.2, 3.3].map(
      (step): Point => [x + Math.cos(start + step) * r * 0.52, y + Math.sin(start + step) * r * 0.52],
    )
  })
  const hood = shape(blob('-176,392! -150,300 -90,268 0,300 90,268 150,300 176,392! 100,470 0,520 -100,470'), '#7FB6E2')
  const strings =
    line(curve('-56,486 -64,560 -56,640')) +
    line(curve('58,486 70,570 60,660')) +
    flat(circle(-56, 648, 12), tone.ink) +
    flat(circle(60, 668, 12), tone.ink)
  return {
    ground: tone.sky,
    moon: tone.paper,
    tilt: -4,
    person: {
      skin: skin.brown,
      blush: '#A65F38',
      turn: -10,
      jaw: 0.9,
      mouth: 'grin',
      brow: { color: '#4E2C1A', width: 14, y: -80, arch: 14 },
      glasses: { outline: 'panto', width: 70, height: 64, gap: 34, rim: 14, color: tone.ink },
      hair: bubbles(curls, chestnut) + strands(rings, '#4E2C1A', 6),
    },
    body:
      torso('#9CC9EC', 0.9) +
      hood +
      neck(skin.brown, 392) +
      line(curve('-130,420 -60,476 0,492 60,476 130,420')) +
      strings,
  }
}

function nadineSits(): Sitter {
  const copper = '#D9804C'
  const hair =
    shape(
      blob(
        '-184,44! -206,-70 -190,-196 -110,-282 10,-312 130,-284 200,-190 206,-70 186,40! 170,-20 166,-84 132,-150! 60,-98 -30,-84 -120,-106! -120,-84 -160,-50 -170,0',
      ),
      copper,
    ) +
    strands(
      [
        points('120,-176 40,-126 -60,-118 -130,-136'),
        points('130,-210 20,-176 -90,-176 -164,-130'),
        points('96,-256 0,-240 -120,-206'),
        points('150,-220 186,-130'),
      ],
      '#8E4723',
    )
  const roll = shape(blob('-104,282! 0,312 104,282! 112,352 116,400! 0,436 -116,400! -112,352'), tone.paper)
  const stripes = [520, 600, 680, 760, 840, 920]
    .map((y) =>
      line(
        curve([
          [-372 - (y - 520) * 0.1, y - 12],
          [0, y + 26],
          [372 + (y - 520) * 0.1, y - 12],
        ]),
        { color: tone.green, width: 20 },
      ),
    )
    .join('')
  const clip = `<clipPath id="body"><path d="${blob(shoulders(0.94))}"/></clipPath>`
  return {
    ground: '#F7EBD9',
    moon: tone.peach,
    tilt: 2,
    person: {
      skin: skin.fair,
      blush: tone.apricot,
      turn: 6,
      jaw: 1,
      mouth: 'smile',
      freckles: true,
      brow: { color: '#8E4723', width: 12, y: -84 },
      glasses: { outline: 'soft', width: 70, height: 58, gap: 34, rim: 15, color: '#3E7FB5' },
      hair,
      earrings: [-1, 1].map((side) => shape(circle(side * 206, 96, 22), tone.green)).join(''),
    },
    body:
      flat(blob(shoulders(0.94)), tone.paper) +
      clip +
      group(stripes, { 'clip-path': 'url(#body)' }) +
      line(blob(shoulders(0.94))) +
      neck(skin.fair, 340) +
      roll +
      line(curve('-108,340 0,372 108,340'), { width: 6 }),
  }
}

export const marta = () => portrait(martaSits())
export const reto = () => portrait(retoSits())
export const sanja = () => portrait(sanjaSits())
export const luca = () => portrait(lucaSits())
export const nadine = () => portrait(nadineSits())

/** The heads of the team, for pictures in which they are met again. */
export const heads = {
  marta: martaSits().person,
  reto: retoSits().person,
  sanja: sanjaSits().person,
  luca: lucaSits().person,
  nadine: nadineSits().person,
}
