import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createMediaLibrary, type MediaLibrary } from './media-library.ts'

const pageSize = 4
const item = (name: string): MediaItem => ({
  ...{ id: name, mediaType: 'image', mimeType: 'image/png', publicUrl: '', width: 8, height: 6, blurHash: null },
  ...{ focalPoint: null, alt: '', altByLanguage: {}, originalFilename: name, extension: 'png', fileSize: 9 },
  ...{ bucketFolder: 'images', objectId: name, tags: [], parentId: null, cropArea: null, updated: '' },
})

/** A stand-in for the server's list. */
interface There {
  readonly ids: string[]
  /** Media that were just put into the library by hand: they stay in sight, whatever a page says. */
  readonly own: Set<string>
}

/** Place in a list, as a share of it. */
const share = fc.double({ min: 0, max: 1, noNaN: true })
const change = fc.oneof(
  fc.record({ type: fc.constantFrom('colleague', 'upload', 'known', 'remove', 'removedByColleague'), from: share }),
  fc.record({ type: fc.constant('elsewhere' as const), from: share }),
  fc.record({ type: fc.constant('rename' as const), from: share, to: share }),
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never
/** Whether a change is made before a page is asked for, or while it is on its way. */
const step = fc.record({ change, isUnderWay: fc.boolean() })

/** Changes the server's list, and the library where it is one's own change. */
function apply(made: Change, { there, library, name }: { there: There; library: MediaLibrary; name: string }) {
  const at = Math.floor(made.from * there.ids.length)
  const id = there.ids[at]
  const isShown = library.store.getState().items.some((one) => one.id === id)
  // What does not show cannot be chosen.
  if (made.type === 'remove' && !isShown) return
  if (made.type === 'removedByColleague' && there.own.has(id ?? '')) return
  if (made.type === 'upload') there.own.add(name)
  if (made.type === 'known' && id !== undefined) there.own.add(id)
  if (made.type === 'elsewhere') return library.add(item(name))
  if (made.type === 'colleague' || made.type === 'upload') there.ids.splice(at, 0, name)
  if (made.type === 'upload') library.add(item(name))
  if (id === undefined) return
  if (made.type === 'known') library.add(item(id), true)
  if (made.type === 'remove' || made.type === 'removedByColleague' || made.type === 'rename') there.ids.splice(at, 1)
  if (made.type === 'remove') library.remove([id])
  if (made.type === 'rename') there.ids.splice(Math.floor(made.to * (there.ids.length + 1)), 0, id)
}

afterEach(() => vi.unstubAllGlobals())

test('however the list changes between its pages, at its end each medium is there once and nothing more is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 14 }),
      fc.array(fc.option(step), { maxLength: 8 }),
      fc.boolean(),
      async (count, steps, isNarrowed) => {
        const there: There = { ids: Array.from({ length: count }, (_, place) => `p${place}`), own: new Set() }
        const library = createMediaLibrary()
        let onTheWay = () => {}
        vi.stubGlobal('fetch', async (address: string) => {
          const offset = Number(new URL(address, 'http://localhost').searchParams.get('offset'))
          const media = there.ids.slice(offset, offset + pageSize).map(item)
          const answer = Response.json({ success: true, media, total: there.ids.length })
          onTheWay()
          onTheWay = () => {}
          return answer
        })
        const elsewhere: string[] = []
        await library.narrow(isNarrowed ? { folder: 'Sommer' } : {})
        for (const [place, next] of steps.entries()) {
          if (!library.store.getState().hasMore) break
          if (next && (isNarrowed || next.change.type !== 'elsewhere')) {
            const name = `new${place}`
            const isOwn = !['colleague', 'removedByColleague', 'rename'].includes(next.change.type)
            if (next.change.type === 'elsewhere') elsewhere.push(name)
            const happen = () => apply(next.change, { there, library, name })
            if (next.isUnderWay && isOwn) onTheWay = happen
            else happen()
          }
          await library.more()
        }
        for (let pages = 0; library.store.getState().hasMore; pages++) {
          expect(pages).toBeLessThan(20)
          await library.more()
        }
        const { items, total } = library.store.getState()
        expect(items.map(({ id }) => id).toSorted()).toEqual([...there.ids, ...elsewhere].toSorted())
        expect(total).toBe(items.length)
      },
    ),
    { numRuns: 500 },
  )
})

test.each(['upload', 'remove'] as const)('after one %s of one’s own no page is asked for twice', async (type) => {
  const there: There = { ids: Array.from({ length: 9 }, (_, place) => `p${place}`), own: new Set() }
  const library = createMediaLibrary()
  const offsets: number[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const offset = Number(new URL(address, 'http://localhost').searchParams.get('offset'))
    offsets.push(offset)
    const media = there.ids.slice(offset, offset + pageSize).map(item)
    return Response.json({ success: true, media, total: there.ids.length })
  })
  await library.again()
  apply({ type, from: 0 }, { there, library, name: 'new' })
  while (library.store.getState().hasMore) await library.more()
  expect(offsets).toEqual(type === 'remove' ? [0, 3, 7] : [0, 4, 8])
})
