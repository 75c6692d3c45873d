import * as z from 'zod/mini'
import { type PoiEntry, type PoiIcon, poiCount, poiEntrySchema, poiIcons } from './option.ts'

/** A place as it is being typed. */
export interface PoiRow {
  readonly latitude: string
  readonly longitude: string
  readonly icon: PoiIcon
}

const rowsSchema = z.array(z.object({ latitude: z.string(), longitude: z.string(), icon: z.enum(poiIcons) }))

/** Rows that were kept as a text while they were unfinished; null for what is none. */
export function parseRows(text: string): readonly PoiRow[] | null {
  try {
    return rowsSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // What nobody can read is nothing.
    return null
  }
}

/** Stored places as rows that can be typed in. */
export function toRows(entries: readonly PoiEntry[] | null): readonly PoiRow[] {
  return (entries ?? []).map(({ latitude, longitude, icon }) => ({
    latitude: String(latitude),
    longitude: String(longitude),
    icon,
  }))
}

/** The places once every row is one; null while a row is unfinished or wrong. */
export function toEntries(rows: readonly PoiRow[]): PoiEntry[] | null {
  const entries = rows.map(read)
  return rows.length >= poiCount.min && entries.every(({ success }) => success)
    ? entries.flatMap(({ data }) => (data ? [data] : []))
    : null
}

/** Part of a row that is no number, or none on the globe. */
export function wrongPart(row: PoiRow): 'latitude' | 'longitude' | null {
  const path = read(row).error?.issues[0]?.path[0]
  return path === 'latitude' || path === 'longitude' ? path : null
}

function read(row: PoiRow) {
  return poiEntrySchema.safeParse({ ...row, latitude: degrees(row.latitude), longitude: degrees(row.longitude) })
}

/** The row after a text is put into one of its numbers: a pasted pair fills both. */
export function typedInto(row: PoiRow, part: 'latitude' | 'longitude', text: string): PoiRow {
  const pair = /^\(?(-?\d+\.\d+)(?:\s*[,;]\s*|\s+)(-?\d+\.\d+)\)?$/.exec(text.trim())
  return pair ? { ...row, latitude: pair[1] ?? '', longitude: pair[2] ?? '' } : { ...row, [part]: text }
}

function degrees(text: string): number {
  // A comma for the decimal point, as people here write it; what is no number in figures stays none.
  const written = /^[-−–]?(?=[.,]?\d)\d*(?:[.,]\d*)?$/.exec(text.trim())?.[0]
  return written === undefined ? Number.NaN : Number(written.replace(',', '.').replace(/[−–]/, '-'))
}
