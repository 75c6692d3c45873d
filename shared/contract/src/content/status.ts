import * as z from 'zod/mini'

/**
 * Where a page, group or field stands. `draft`: never live, or different from what is live. `archived`: kept, not shown.
 * `markedForDeletion`: live until the next publish. `deleted`: gone, kept only so that undo and history can bring it back.
 * The database works it out from `draft` and `published` (trigger `content_status`); nobody sets it.
 */
export const statuses = ['draft', 'published', 'archived', 'markedForDeletion', 'deleted'] as const
export type Status = (typeof statuses)[number]
/** A status as it comes over the wire. */
export const statusSchema = z.enum(statuses)
