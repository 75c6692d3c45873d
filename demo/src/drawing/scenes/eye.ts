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
  shape,
  sheet,
  tone,
} from '../pen.ts'

const ink = 9

/** Vessels leave the optic disc and fork towards the rim. */
function vessels(color: string, thick: number) {
  const arcs: Point[][] = [
    points('700,560 640,440 520,340 380,290 250,300'),
    points('560,366 520,270 450,200'),
    points('420,300 340,350 260,380'),
    points('700,580 640,700 520,800 380,850 240,830'),
    points('570,764 540,860 470,950'),
    points('430,836 350,780 250,740'),
    points('716,560 780,440 840,330'),
    points('756,480 830,440 900,450'),
    points('716,580 780,700 830,810'),
    points('756,660 830,690 890,670'),
  ]
  return arcs
    .map((points, index) => line(curve(points), { color, width: index % 3 === 0 ? thick : thick * 0.62 }))
    .join('')
}

function layers() {
  const top = 300
  const heights = [0, 34, 62, 104, 138, 190, 214, 262]
  const colors = [tone.green, tone.leaf, tone.sage, tone.water, tone.mint, tone.apricot, tone.rust]
  const edge = (offset: number, dip: number): Point[] => [
    [780, top + offset + 24],
    [920, top + offset],
    [1040, top + offset + 8],
    [1130, top + offset + dip],
    [1220, top + offset + 8],
    [1340, top + offset],
    [1500, top + offset + 30],
  ]
  const dips = [96, 84, 72, 52, 36, 14, 10, 10]
  return (
    colors
      .map((color, index) => {
        const upper = edge(heights[index] ?? 0, dips[index] ?? 0)
        const lower = edge(heights[index + 1] ?? 0, dips[index + 1] ?? 0).reverse()
        return flat(`${curve(upper)}L${curve(lower).slice(1)}Z`, color)
      })
      .join('') +
    heights
      .map((offset, index) =>
        line(curve(edge(offset, dips[index] ?? 0)), { width: index === 0 || index === 7 ? ink : 5 }),
      )
      .join('')
  )
}

export function eyeHealth() {
  const retina = circle(550, 570, 400)
  const card = box(830, 250, 570, 470, 40)
  return sheet(
    1500,
    1125,
    tone.mint,
    flat(circle(750, 562, 590), tone.paper, 0.6) +
      place(
        flat(circle(554, 594, 400), tone.sage) +
          flat(retina, tone.apricot) +
          group(
            inside(
              retina,
              'retina',
              flat(circle(520, 560, 330), '#F7C39E') +
                flat(circle(390, 570, 120), '#E9A06F', 0.75) +
                flat(circle(388, 570, 46), tone.rust, 0.8) +
                flat(circle(712, 570, 74), '#FCE3CB') +
                flat(circle(716, 570, 34), tone.paper) +
                vessels(tone.rust, 15),
            ) +
              line(circle(712, 570, 74), { width: 6 }) +
              line(retina),
            { transform: 'translate(1100 0) scale(-1 1)' },
          ) +
          line('M232 360A360 360 0 0 1 370 246', { color: tone.paper, width: 18 }) +
          line(circle(712, 570, 74), { color: tone.green, width: 7 }) +
          line('M784 552L830 490', { color: tone.green, width: 7, dash: '2 18' }) +
          flat(box(854, 276, 570, 470, 40), tone.sage) +
          flat(card, tone.paper) +
          inside(card, 'card', place(layers(), { x: 20, y: 40 })) +
          line(card) +
          [0, 1, 2]
            .map((index) =>
              shape(
                circle(1000 + index * 120, 850, 34),
                [tone.green, tone.apricot, tone.water][index] ?? tone.paper,
                [8, 8],
                tone.paper,
              ),
            )
            .join('') +
          line(curve('984,850 996,862 1018,836'), { color: tone.paper }),
        { x: 92, y: 76, scale: 0.86, ink },
      ),
    ink,
  )
}

/** A calm open eye, `size` being half its width; used where a picture speaks of seeing. */
export function openEye(x: number, y: number, size: number, iris: string) {
  const lid: Point[] = [
    [x - size, y, 'corner'],
    [x - size * 0.5, y - size * 0.46],
    [x, y - size * 0.6],
    [x + size * 0.5, y - size * 0.46],
    [x + size, y, 'corner'],
    [x + size * 0.5, y + size * 0.42],
    [x, y + size * 0.54],
    [x - size * 0.5, y + size * 0.42],
  ]
  const lashes = [-0.62, -0.32, 0, 0.32, 0.62]
    .map((at) =>
      line(
        `M${x + at * size} ${y - size * (0.66 - at * at * 0.5)}L${x + at * size * 1.22} ${y - size * (0.86 - at * at * 0.5)}`,
      ),
    )
    .join('')
  const path = blob(lid)
  return (
    flat(path, '#FFFFFF') +
    inside(
      path,
      `eye${Math.round(x)}`,
      flat(circle(x, y - size * 0.03, size * 0.42), iris) +
        line(circle(x, y - size * 0.03, size * 0.42)) +
        flat(circle(x, y - size * 0.03, size * 0.19), tone.ink) +
        flat(circle(x + size * 0.14, y - size * 0.17, size * 0.08), tone.paper),
    ) +
    line(path) +
    lashes
  )
}
