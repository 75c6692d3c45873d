import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Writes where Switzerland's postcodes lie, and the outline of the country with its large lakes. Run with the folder of a year of the
 * package swiss-maps (BSD-3-Clause, data of the Federal Statistical Office): `node --import tsx cms/scripts/make-places.ts <folder>`.
 */
type Point = readonly [x: number, y: number]
type Ring = readonly Point[]

/** The country's western and northern edge in LV95, and a unit of the map, in metres. */
const [west, north, unit] = [2_485_000, 1_296_000, 500]
/** Lakes that are smaller are left out, in square units. */
const minLakeArea = 60

const [folder = ''] = process.argv.slice(2)

/** Rings of each shape of a shapefile, in units of the map. */
function shapesOf(name: string): readonly (readonly Ring[])[] {
  const bytes = readFileSync(join(folder, `${name}.shp`))
  const shapes: Ring[][] = []
  for (let at = 100; at < bytes.length; at += 8 + bytes.readInt32BE(at + 4) * 2) {
    const [parts, points] = [bytes.readInt32LE(at + 44), bytes.readInt32LE(at + 48)]
    const starts = Array.from({ length: parts }, (_, part) => bytes.readInt32LE(at + 52 + part * 4))
    const from = at + 52 + parts * 4
    const all = Array.from({ length: points }, (_, point): Point => {
      const [x, y] = [bytes.readDoubleLE(from + point * 16), bytes.readDoubleLE(from + point * 16 + 8)]
      return [(x - west) / unit, (north - y) / unit]
    })
    shapes.push(starts.map((start, part) => all.slice(start, starts[part + 1] ?? points)))
  }
  return shapes
}

function namesOf(file: string): readonly string[] {
  const bytes = readFileSync(join(folder, `${file}.dbf`))
  const [rows, head, length] = [bytes.readUInt32LE(4), bytes.readUInt16LE(8), bytes.readUInt16LE(10)]
  const columns: { name: string; from: number; length: number }[] = []
  for (let at = 32, from = 1; bytes[at] !== 13; at += 32) {
    const width = bytes[at + 16] ?? 0
    columns.push({ name: wordIn(bytes.subarray(at, at + 11)), from, length: width })
    from += width
  }
  const column = columns.find(({ name }) => name === 'name')
  if (!column) throw new Error('The table has no names')
  return Array.from({ length: rows }, (_, row) => {
    const from = head + row * length + column.from
    return wordIn(bytes.subarray(from, from + column.length))
  })
}

function wordIn(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '').trim()
}

function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

function centreOf(ring: Ring): Point {
  const area = areaOf(ring)
  const sum = (axis: 0 | 1) =>
    ring.reduce((total, point, at) => {
      const next = ring[(at + 1) % ring.length] ?? point
      return total + (point[axis] + next[axis]) * (point[0] * next[1] - next[0] * point[1])
    }, 0)
  return [sum(0) / (6 * area), sum(1) / (6 * area)]
}

/** The points without which a line would be off by more than a tolerance (Douglas and Peucker). */
function simplified(line: Ring, tolerance: number): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const far = line.map((point) => distance(point, first, last))
  const most = Math.max(...far)
  if (most <= tolerance) return [first, last]
  const at = far.indexOf(most)
  return [...simplified(line.slice(0, at + 1), tolerance), ...simplified(line.slice(at), tolerance).slice(1)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

function pathOf(ring: Ring, tolerance: number): string {
  const middle = Math.floor(ring.length / 2)
  const points = [
    ...simplified(ring.slice(0, middle + 1), tolerance),
    ...simplified(ring.slice(middle), tolerance).slice(1, -1),
  ]
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
}

/** Places of postcodes by their municipality; one whose municipality is not known any more lies where the postcode before it does. */
function places(): readonly (readonly [zip: number, x: number, y: number])[] {
  const shapes = shapesOf('municipalities')
  const centres = new Map(
    namesOf('municipalities').map((name, at) => {
      const largest = [...(shapes[at] ?? [])].sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0]
      return [name, largest && centreOf(largest)] as const
    }),
  )
  const path = createRequire(import.meta.url).resolve('@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json')
  const known = Object.values(JSON.parse(readFileSync(path, 'utf8'))) as { zipcode: number; community_name: string }[]
  const found = known
    .toSorted((a, b) => a.zipcode - b.zipcode)
    .flatMap(({ zipcode, community_name: name }) => {
      const centre = centres.get(name)
      return centre ? [[zipcode, Math.round(centre[0]), Math.round(centre[1])] as const] : []
    })
  return found.filter(([, x, y], at) => found[at - 1]?.[1] !== x || found[at - 1]?.[2] !== y)
}

const write = (path: string, source: string, values: Record<string, unknown>) =>
  writeFileSync(
    new URL(`../../${path}`, import.meta.url),
    `// ${source}, by cms/scripts/make-places.ts\n${Object.entries(values)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)} as const`)
      .join('\n')}\n`,
  )
const maps = 'From swiss-maps (BSD-3-Clause), data: Federal Statistical Office'
write('cms/src/plugin/sources/directory/places.generated.ts', `${maps}; @stefanzweifel/js-swiss-cantons (MIT)`, {
  places: places(),
})
write('shared/blocks/src/business-search/switzerland.generated.ts', maps, {
  outline: shapesOf('country')
    .flat()
    .map((ring) => pathOf(ring, 1.6))
    .join(''),
  lakes: shapesOf('lakes')
    .flat()
    .filter((ring) => Math.abs(areaOf(ring)) > minLakeArea)
    .map((ring) => pathOf(ring, 1))
    .join(''),
})
