import { parseKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'
import { findGroup } from '../../model/catalogue/known-blocks.ts'

/** Values of kinds that there are, each in its form: whoever writes onto the clipboard may be anybody. */
const valuesSchema = z
  .record(z.string(), jsonSchema)
  .check(
    z.refine((values) =>
      Object.entries(values).every(([key, value]) => parseKey(key)?.value.schema.safeParse(value).success ?? false),
    ),
  )
/** A picture of this site: another address would be asked for as soon as it is pasted. */
const ownMediaSchema = mediaViewSchema.check(z.refine(({ publicUrl }) => /^\/(?!\/)/.test(publicUrl)))

const originalSchema = z.object({
  id: idSchema,
  name: z.string().check(z.refine((name) => findGroup(name) !== undefined)),
  values: valuesSchema,
  fields: z.array(z.object({ name: z.string(), values: valuesSchema })),
})

const clipSchema = z.object({
  /** The site it was copied on: ids of another one say nothing here. */
  origin: z.string(),
  /** A block with its cards, or a card. */
  originals: z.array(originalSchema).check(z.minLength(1), z.maxLength(500)),
  /** Languages whose words its page had loaded. */
  languages: z.optional(z.array(localeSchema)),
  /** The pictures that it shows. */
  media: z.array(ownMediaSchema),
  /** Words of the clip, as another program gets them. */
  text: z.string(),
})

/** A block or card on the clipboard. */
export type Clip = z.infer<typeof clipSchema>

const attribute = 'data-blickfang-block'

/** The clip as other programs read it, with the whole of it in an attribute. */
export function toHtml(clip: Clip): string {
  const box = document.createElement('section')
  box.setAttribute(attribute, JSON.stringify(clip))
  for (const line of clip.text.split('\n')) box.appendChild(document.createElement('p')).textContent = line
  return box.outerHTML
}

/** Reads what was copied here or on another page of a site; null for everything else that is pasted. */
export function fromHtml(html: string): Clip | null {
  if (!html.includes(attribute)) return null
  const box = new DOMParser().parseFromString(html, 'text/html').querySelector(`[${attribute}]`)
  return read(box?.getAttribute(attribute))
}

const key = 'blickfang-clip'

/** Keeps it for all tabs of the site, as not every browser hands attributes on, and none lets a menu look at the clipboard unasked. */
export function keepClip(clip: Clip): void {
  try {
    localStorage.setItem(key, JSON.stringify(clip))
  } catch (error) {
    console.warn(error)
  }
}

/** Reads what was copied last on this site, in this browser. */
export function keptClip(): Clip | null {
  try {
    return read(localStorage.getItem(key))
  } catch {
    // Forbidden storage holds nothing.
    return null
  }
}

function read(json: string | null | undefined): Clip | null {
  if (!json) return null
  try {
    return clipSchema.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
