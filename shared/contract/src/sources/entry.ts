import * as z from 'zod/mini'
import { mediaViewSchema } from '../content/media/media.ts'
import { richTextSchema } from '../content/rich-text.ts'
import { idSchema } from '../kernel/text/id.ts'
import { mediaTags } from './content-tags.ts'

/** Fields that a job and an item of the marketplace have in common, as a visitor's page shows them. */
export const entryFields = {
  id: idSchema,
  title: z.string(),
  text: z.nullable(richTextSchema),
  /** Since when it is offered. */
  created: z.nullable(z.string()),
  /** The first moment at which it is no longer offered; null: until somebody takes it away. */
  ends: z.nullable(z.string()),
  /** The shop that it belongs to. */
  branch: z.nullable(
    z.object({
      name: z.string(),
      street: z.string(),
      streetNumber: z.string(),
      zip: z.string(),
      city: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
  ),
  /** Person to ask. */
  contact: z.nullable(z.object({ name: z.string(), phone: z.string(), email: z.string() })),
  images: z.array(mediaViewSchema),
}
const entrySchema = z.object(entryFields)
export type Entry = z.output<typeof entrySchema>

/** The tags of a list of entries: of its collection in the admin, of shops, and of the pictures shown. */
export function entryTags(collection: string, entries: readonly Entry[]): readonly string[] {
  return ['site', `collection:${collection}`, ...mediaTags(entries.flatMap(({ images }) => images))]
}

/** The moment at which the first of them is over. */
export function firstEnd(entries: readonly Entry[]): Date | null {
  const ends = entries.flatMap(({ ends }) => (ends ? [Date.parse(ends)] : []))
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}

/** For tests and the add dialog. */
export const sampleEntry: Entry = {
  id: '00000000-0000-4000-8000-0000000000e1',
  title: 'Augenoptikerin EFZ',
  text: null,
  created: '2026-11-02T09:00:00.000Z',
  ends: null,
  branch: {
    name: 'Optik Lindenhof',
    street: 'Marktgasse',
    streetNumber: '47',
    zip: '8400',
    city: 'Winterthur',
    phone: '+41 52 212 47 30',
    email: 'hallo@optik-lindenhof.ch',
  },
  contact: { name: 'Marta Lindenmann', phone: '+41 52 212 47 31', email: 'marta@optik-lindenhof.ch' },
  images: [
    {
      id: '00000000-0000-4000-8000-0000000000e9',
      mediaType: 'image',
      mimeType: 'image/jpeg',
      publicUrl: '/api/bf-media/file/werkstatt.jpg',
      width: 1200,
      height: 900,
      blurHash: null,
      focalPoint: null,
      alt: 'Die Werkstatt',
    },
  ],
}
