import { type Face, face } from '../face.ts'
import {
  blob,
  box,
  circle,
  curve,
  flat,
  group,
  inside,
  line,
  type Point,
  place,
  points,
  polygon,
  shape,
  sheet,
  tone,
} from '../pen.ts'

const ink = 9

/** Somebody at the screen, which shines back from the glasses. */
export function officeGlasses() {
  const dark = '#2B2321'
  const bun = [[0, -330, 92]]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        shape(circle(x, y, r), dark) +
        line(
          curve([
            [x - 50, y - 10],
            [x - 10, y - 50],
            [x + 46, y - 20],
          ]),
          { color: '#6E5A52', width: 6 },
        ) +
        line(
          curve([
            [x - 40, y + 26],
            [x + 10, y - 6],
            [x + 54, y + 16],
          ]),
          { color: '#6E5A52', width: 6 },
        ),
    )
    .join('')
  const hair =
    shape(
      blob(
        '-180,10! -196,-90 -160,-214 -70,-272 0,-282 70,-272 160,-214 196,-90 180,10! 164,-70 118,-150 0,-182 -118,-150 -164,-70',
      ),
      dark,
    ) +
    (
      [
        points('-60,-190 -30,-236 0,-262'),
        points('60,-190 34,-236 6,-262'),
        points('-140,-120 -90,-200 -20,-256'),
        points('140,-120 90,-200 20,-256'),
      ] as Point[][]
    )
      .map((points) => line(curve(points), { color: '#6E5A52', width: 6 }))
      .join('')
  const person: Face = {
    skin: '#C88B60',
    blush: '#A65F38',
    mouth: 'smile',
    eyes: 'open',
    jaw: 0.95,
    brow: { color: dark, width: 13, y: -84 },
    glasses: { outline: 'soft', width: 72, height: 60, gap: 34, rim: 15, color: tone.green },
    hair,
    behind: bun,
    earrings: [-1, 1].map((side) => shape(circle(side * 206, 92, 16), tone.apricot)).join(''),
  }
  const body = shape(
    blob('-84,300! -170,350 -290,410 -360,560 -400,900! 400,900! 360,560 290,410 170,350 84,300! 0,350'),
    tone.apricot,
    [14, 12],
    tone.paper,
  )
  const neck =
    flat('M-76 150H76L92 316Q0 400 -92 316Z', '#C88B60') +
    flat(blob('-76,180! 76,180! 76,236 20,280 -60,250'), '#7C4A2C', 0.3) +
    line(curve('-76,190 -80,270 -94,318! 0,376 94,318! 80,270 76,190'))
  const shine = [-89, 89]
    .map((x) =>
      flat(
        polygon([
          [x - 40, -22],
          [x - 8, -22],
          [x - 8, 6],
          [x - 40, 6],
        ]),
        '#FFFFFF',
        0.85,
      ),
    )
    .join('')
  const lamp =
    line('M1250 940V560L1160 400') +
    shape(blob('1052,474! 1076,398 1130,352! 1176,378! 1196,444 1176,520!'), tone.green) +
    shape(blob('1098,498! 1140,512! 1130,540 1104,532'), tone.apricot) +
    shape(box(1180, 928, 140, 24, 12), tone.green) +
    shape(circle(1250, 560, 13), tone.paper)
  const mug =
    shape('M248 830h120v86a30 30 0 0 1 -30 30h-60a30 30 0 0 1 -30 -30Z', tone.water) +
    line('M368 856h16a30 30 0 0 1 0 60h-16') +
    line(curve('286,796 276,772 292,750 282,726'), { opacity: 0.5, width: 7 }) +
    line(curve('330,796 320,772 336,750 326,726'), { opacity: 0.5, width: 7 })
  return sheet(
    1500,
    1125,
    tone.sky,
    flat(circle(720, 520, 470), tone.paper) +
      place((person.behind ?? '') + body + neck + face(person) + shine, { x: 720, y: 446, scale: 0.9, ink }) +
      flat(box(0, 946, 1500, 200), '#F0D3B9') +
      line('M0 946H1500') +
      lamp +
      mug +
      shape('M470 762a34 34 0 0 1 34 -34H936a34 34 0 0 1 34 34V972H470Z', tone.sage, [10, 10], tone.mint) +
      shape(box(420, 968, 600, 34, 17), tone.paper) +
      shape(circle(703, 850, 32), tone.paper) +
      shape(circle(737, 850, 32), tone.paper) +
      flat(circle(737, 850, 27), tone.paper, 0.4) +
      line('M90 1040h200M560 1060h300M1130 1050h180', { width: 5, opacity: 0.3 }),
    ink,
  )
}

/** A laughing child with big glasses and one tooth missing. */
export function kids() {
  const hay = '#E3A45C'
  const deep = '#A86A2C'
  const tuft = (side: number) =>
    shape(blob(points('168,-150! 250,-236 316,-210 330,-120 280,-40 236,-70 196,-100', side)), hay) +
    line(curve(points('200,-150 262,-170 290,-120', side)), { color: deep, width: 6 }) +
    shape(circle(side * 184, -128, 24), tone.green)
  const hair =
    shape(
      blob(
        '-178,0! -200,-100 -168,-220 -80,-284 0,-296 80,-284 168,-220 200,-100 178,0! 160,-60 150,-104! 100,-84 40,-100! -20,-80 -80,-100! -120,-84 -156,-96! -164,-50',
      ),
      hay,
    ) +
    (
      [
        points('-60,-130 -50,-200 0,-270'),
        points('50,-130 50,-200 6,-270'),
        points('-130,-130 -116,-200 -40,-266'),
        points('126,-130 112,-200 46,-266'),
      ] as Point[][]
    )
      .map((points) => line(curve(points), { color: deep, width: 6 }))
      .join('')
  const person: Face = {
    skin: '#FBE3D2',
    blush: '#F09A78',
    mouth: 'laugh',
    eyes: 'merry',
    jaw: 1.1,
    freckles: true,
    brow: { color: deep, width: 11, y: -80, arch: 14 },
    glasses: { outline: 'soft', width: 74, height: 66, gap: 30, rim: 19, color: '#3E7FB5' },
    hair,
  }
  const shirt = blob('-70,296! -150,330 -230,400 -270,620! 270,620! 230,400 150,330 70,296! 0,336')
  const stripes = [400, 470, 540]
    .map((y) =>
      line(
        curve([
          [-280, y - 10],
          [0, y + 16],
          [280, y - 10],
        ]),
        { color: tone.apricot, width: 30 },
      ),
    )
    .join('')
  const neck =
    flat('M-62 170H62L72 300Q0 396 -72 300Z', '#FBE3D2') +
    flat(blob('-62,200! 62,200! 60,246 0,276 -60,246'), '#B5643A', 0.22) +
    line('M-62 220L-70 300M62 220L70 300')
  const tooth = flat(box(10, 128, 17, 17, 3), '#7C2F2A')
  const dots: [number, number, number, string][] = [
    [190, 250, 30, tone.apricot],
    [300, 160, 16, tone.green],
    [150, 520, 18, tone.glass],
    [1320, 230, 34, tone.green],
    [1210, 140, 18, tone.glass],
    [1360, 520, 20, tone.apricot],
    [250, 760, 22, tone.green],
    [1270, 770, 26, tone.apricot],
  ]
  return sheet(
    1500,
    1125,
    '#FBE6D6',
    flat(circle(760, 560, 500), tone.paper) +
      dots.map(([x, y, r, color]) => shape(circle(x, y, r), color, [6, 6], tone.paper)).join('') +
      place(
        flat(shirt, tone.paper) +
          inside(shirt, 'shirt', stripes) +
          line(shirt) +
          neck +
          line('M-74 298Q0 398 74 298') +
          group(tuft(-1) + tuft(1) + face(person) + tooth, { transform: 'rotate(-4 0 200)' }),
        { x: 750, y: 500, scale: 1.18, ink },
      ),
    ink,
  )
}
