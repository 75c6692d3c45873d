import * as z from 'zod/mini'
import { idSchema } from '../../kernel/text/id.ts'

/** A word that people put on media to find them again. */
export const tagSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
/** Tags that one medium may have. */
export const maxTags = 20

/**
 * The folder that a medium lies in: one word of it, so a folder is there as long as something lies in it. People give names of their
 * own; what nobody has moved lies where it came to: `images`, `videos`, `documents`, or `feedFolder`.
 */
export const folderSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** Where new media lie, by their type: people read that they lie in no folder. */
export const startFolders = { image: 'images', video: 'videos', document: 'documents' } as const

/** Where a medium of a type lies that is in no folder. */
export function startFolderOf(type: string): string {
  if (type === 'video') return startFolders.video
  return type === 'document' ? startFolders.document : startFolders.image
}

/** Whether people have named a folder: in the others lies what is in none. */
export function isStartFolder(folder: string): boolean {
  return Object.values<string>(startFolders).includes(folder)
}

/** A change of one medium's folder and tags. `from`: only if it lies there still. */
export const labelChangeSchema = z.strictObject({
  id: idSchema,
  folder: z.optional(z.strictObject({ from: z.optional(folderSchema), to: folderSchema })),
  addTags: z.optional(z.array(tagSchema).check(z.maxLength(maxTags))),
  removeTags: z.optional(z.array(tagSchema).check(z.maxLength(maxTags))),
})
export type LabelChange = z.output<typeof labelChangeSchema>
