import * as z from 'zod/mini'
import { mediaViewSchema } from '../content/media/media.ts'
import { mediaTags } from './content-tags.ts'

/** A post or an article of somewhere else, as it was read last; its picture lies in the media library. */
export const feedEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Where it stands. */
  href: z.string(),
  at: z.nullable(z.iso.datetime()),
  /** The picture is the still of a video, which plays there. */
  isVideo: z.boolean(),
  image: z.nullable(mediaViewSchema),
})
export type FeedEntry = z.output<typeof feedEntrySchema>

/** Tags of a list of entries: the feed itself, and its pictures. */
export function feedTags(feed: 'posts' | 'articles', entries: readonly FeedEntry[]): readonly string[] {
  return [`collection:${feed}`, ...mediaTags(entries.map(({ image }) => image))]
}

/** For the sources' samples: what no feed gives but every one could. */
export const sampleEntry: FeedEntry = {
  id: '17900000000000001',
  title: '',
  text: 'Neu im Fenster: runde Fassungen aus dem Jura.',
  href: 'https://www.instagram.com/p/sample/',
  at: '2026-11-02T08:00:00Z',
  isVideo: false,
  image: {
    id: '00000000-0000-4000-8000-0000000000b7',
    mediaType: 'image',
    mimeType: 'image/jpeg',
    publicUrl: '/api/bf-media/file/fassungen.jpg',
    width: 1080,
    height: 1080,
    blurHash: null,
    focalPoint: null,
    alt: '',
  },
}
