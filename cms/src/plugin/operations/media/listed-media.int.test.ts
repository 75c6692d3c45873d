import { listMediaFacets } from '@blickfang/contract/api/v1/library/organise-media.ts'
import { listMedia } from '@blickfang/contract/api/v1/media.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { sql } from '@payloadcms/db-postgres'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

const words = fc.constantFrom('Xyz', 'xYZ 1', 'Zy%', 'X_z', 'Ägyx', 'q', 'ein "x"', 'a\\y', 'Zeile\nXyz')
const folders = fc.constantFrom('images', 'Xyz')
const types = fc.constantFrom('image', 'video', 'document')
const medium = fc.record({
  name: words,
  alt: fc.option(words, { nil: null }),
  type: types,
  folder: folders,
  // The same one twice, as two hands can have added it.
  tags: fc.array(words, { maxLength: 3 }),
  isCrop: fc.boolean(),
})
type Medium = typeof medium extends fc.Arbitrary<infer M> ? M : never
const question = fc.record(
  {
    search: fc.constantFrom(
      'x',
      'Z',
      '%',
      '_',
      'ä',
      'yz',
      'xyz 1',
      '1 xyz',
      'x q',
      'ä  y x',
      ' q ',
      'de',
      '"',
      '"x',
      '\\',
      ': ',
      'nX',
      'nxy',
    ),
    type: types,
    folder: folders,
    tag: words,
  },
  { requiredKeys: [] },
)

/** The media, put into an empty library with the place in the list as their size; the first is what the crops are of. */
async function fill(library: readonly Medium[]): Promise<void> {
  await cms.db.rows(sql`delete from bf_media where parent_id is not null`)
  await cms.db.rows(sql`delete from bf_media`)
  let first: string | undefined
  for (const [place, { name, alt, type, folder, tags, isCrop }] of library.entries()) {
    const [row] = await cms.db.rows<{ id: string }>(sql`
      insert into bf_media (original_filename, filename, media_type, bucket_folder, filesize, alt_by_language, parent_id)
      values (${name}, ${`bild-${place}.jpg`}, ${type}, ${folder}, ${place}, ${alt === null ? null : JSON.stringify({ de: alt })}::jsonb,
        ${isCrop ? (first ?? null) : null}) returning id`)
    first ??= row?.id
    for (const [order, text] of tags.entries())
      await cms.db.rows(
        sql`insert into bf_media_texts ("order", parent_id, path, text) values (${order + 1}, ${row?.id}, 'tags', ${text})`,
      )
  }
}

/** Whether each word of the search is in one of the texts. */
function has(texts: readonly (string | null)[], search: string): boolean {
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => word === '' || texts.some((text) => text?.toLowerCase().includes(word)))
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

const looks: readonly Record<string, string>[] = [{}, { unused: 'true' }]

const counted = (rows: readonly { name: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ name, count }) => [name, count]))

test('the list has each medium that fits once, whatever of it fits; folders and tags count the same media', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(medium, { maxLength: 12 }),
      fc.array(question, { minLength: 4 }),
      async (library, asked) => {
        await fill(library)
        const originals = library
          .map((item, place) => ({ ...item, place }))
          .filter(({ isCrop, place }) => !isCrop || place === 0)
        for (const query of asked) {
          const { search, type, folder, tag } = query
          const fits = originals.filter(
            (item) =>
              (search === undefined || has([item.name, item.alt, ...item.tags], search)) &&
              (type === undefined || item.type === type) &&
              (folder === undefined || item.folder === folder) &&
              (tag === undefined || item.tags.includes(tag)),
          )
          const places = fits.map(({ place }) => place).toReversed()
          for (const look of looks) {
            const { json } = await cms.call(listMedia, { ...query, ...look, sort: 'size' })
            expect([json.total, json.media.map(({ fileSize }: MediaItem) => fileSize)]).toEqual([places.length, places])
          }
          const facets = (await cms.call(listMediaFacets, type === undefined ? {} : { type })).json
          const shown = originals.filter((item) => type === undefined || item.type === type)
          expect(counted(facets.types)).toEqual(countsOf(originals.map((item) => item.type)))
          expect(counted(facets.folders)).toEqual(countsOf(shown.map((item) => item.folder)))
          expect(counted(facets.tags)).toEqual(countsOf(shown.flatMap(({ tags }) => [...new Set(tags)])))
        }
      },
    ),
    { numRuns: 20 },
  )
})
