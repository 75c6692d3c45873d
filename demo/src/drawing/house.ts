import { blob, box, circle, flat, line, polygon, shape, tone } from './pen.ts'

/** Where the street lies in front of the houses. */
export const street = 800

/** A house of the old town, as wide and high as it says. */
export interface House {
  x: number
  width: number
  eaves: number
  ridge: number
  wall: string
  gable?: 'plain' | 'stepped' | 'curved' | 'roof'
  shutter: string
  columns: number
  awning?: string
}

function gable({ x, width, eaves, ridge, wall, gable: kind = 'plain' }: House) {
  const middle = x + width / 2
  if (kind === 'roof')
    return (
      shape(
        polygon([
          [x - 16, eaves],
          [x + 30, ridge],
          [x + width - 30, ridge],
          [x + width + 16, eaves],
        ]),
        '#C98A63',
      ) +
      [1, 2, 3]
        .map((row) =>
          line(`M${x + 10} ${ridge + row * ((eaves - ridge) / 4)}H${x + width - 10}`, {
            width: 4,
            opacity: 0.4,
            dash: '26 18',
          }),
        )
        .join('') +
      dormer(middle, (eaves + ridge) / 2 + 34)
    )
  if (kind === 'stepped') {
    const step = (eaves - ridge) / 4
    const run = width / 8
    const left = [0, 1, 2, 3].flatMap((index): [number, number][] => [
      [x + index * run, eaves - index * step],
      [x + index * run, eaves - (index + 1) * step],
    ])
    const right = [...left].reverse().map(([px, py]): [number, number] => [2 * middle - px, py])
    return shape(polygon([...left, ...right]), wall)
  }
  if (kind === 'curved')
    return shape(
      blob([
        [x, eaves, 'corner'],
        [x + width * 0.1, eaves - 46],
        [x + width * 0.24, eaves - 62, 'corner'],
        [x + width * 0.3, ridge + 24],
        [middle, ridge],
        [x + width * 0.7, ridge + 24],
        [x + width * 0.76, eaves - 62, 'corner'],
        [x + width * 0.9, eaves - 46],
        [x + width, eaves, 'corner'],
      ]),
      wall,
    )
  return (
    shape(
      polygon([
        [x, eaves],
        [middle, ridge],
        [x + width, eaves],
      ]),
      wall,
    ) + line(`M${x - 18} ${eaves + 12}L${middle} ${ridge - 8}L${x + width + 18} ${eaves + 12}`, { width: 16 })
  )
}

const dormer = (x: number, y: number) =>
  shape(box(x - 26, y - 46, 52, 46), tone.paper) +
  shape(
    polygon([
      [x - 38, y - 44],
      [x, y - 78],
      [x + 38, y - 44],
    ]),
    '#A86D49',
  ) +
  line(`M${x} ${y - 42}V${y}`, { width: 4 })

export function pane(x: number, y: number, shutter: string) {
  return (
    flat(box(x - 42, y, 20, 78, 3), shutter) +
    flat(box(x + 22, y, 20, 78, 3), shutter) +
    shape(box(x - 22, y, 44, 78), '#CFE4F4') +
    line(`M${x} ${y}v78M${x - 22} ${y + 28}h44`, { width: 4 }) +
    line(`M${x - 48} ${y + 84}h96`, { width: 6 })
  )
}

export function house(it: House) {
  const { x, width, eaves, wall, shutter, columns, awning } = it
  const middle = x + width / 2
  const rows = Math.floor((street - 190 - eaves) / 122)
  const windows = Array.from({ length: rows * columns }, (_, index) =>
    pane(x + (width / columns) * ((index % columns) + 0.5), eaves + 30 + Math.floor(index / columns) * 122, shutter),
  ).join('')
  const stripes = Array.from({ length: 7 }, (_, index) =>
    index % 2
      ? ''
      : flat(
          polygon([
            [x + 24 + (index * (width - 48)) / 7, 640],
            [x + 24 + ((index + 1) * (width - 48)) / 7, 640],
            [x + 8 + ((index + 1) * (width - 16)) / 7, 700],
            [x + 8 + (index * (width - 16)) / 7, 700],
          ]),
          awning ?? '',
        ),
  ).join('')
  const shop =
    shape(box(x + 30, 660, width * 0.5, 112), '#CFE4F4') +
    flat(
      polygon([
        [x + 50, 772],
        [x + 110, 660],
        [x + 150, 660],
        [x + 90, 772],
      ]),
      '#FFFFFF',
      0.5,
    ) +
    shape(box(x + width - 96, 656, 70, 144), tone.green) +
    flat(circle(x + width - 84, 736, 5), tone.apricot)
  const canopy = awning
    ? flat(
        polygon([
          [x + 24, 640],
          [x + width - 24, 640],
          [x + width - 8, 700],
          [x + 8, 700],
        ]),
        tone.paper,
      ) +
      stripes +
      line(
        polygon([
          [x + 24, 640],
          [x + width - 24, 640],
          [x + width - 8, 700],
          [x + 8, 700],
        ]),
      )
    : ''
  const doorway =
    shape(`M${middle - 42} ${street}V700a42 42 0 0 1 84 0V${street}Z`, tone.green) +
    shape(box(x + 22, 690, 62, 72), '#CFE4F4') +
    shape(box(x + width - 84, 690, 62, 72), '#CFE4F4')
  return (
    gable(it) +
    flat(box(x, eaves - 3, width, street - eaves + 3), wall) +
    flat(box(x + 4, eaves - 8, width - 8, 16), wall) +
    line(`M${x} ${eaves}V${street}M${x + width} ${eaves}V${street}`) +
    (it.gable === 'roof'
      ? line(`M${x - 16} ${eaves}H${x + width + 16}`, { width: 12 })
      : shape(circle(middle, eaves - (eaves - it.ridge) * 0.34, 22), '#CFE4F4')) +
    windows +
    (awning ? shop + canopy : doorway)
  )
}

/** Either tower of the church; there are two. */
export const tower = (x: number, top: number) =>
  shape(box(x - 40, top, 80, 420), '#E9E1D2') +
  shape(
    blob([
      [x - 48, top, 'corner'],
      [x - 30, top - 60],
      [x - 12, top - 96],
      [x, top - 190, 'corner'],
      [x + 12, top - 96],
      [x + 30, top - 60],
      [x + 48, top, 'corner'],
    ]),
    tone.leaf,
  ) +
  shape(circle(x, top + 46, 24), tone.paper) +
  line(`M${x} ${top + 46}v-14M${x} ${top + 46}h10`, { width: 5 }) +
  line(`M${x - 14} ${top + 150}v-30a14 14 0 0 1 28 0v30Z`, { width: 5 })
