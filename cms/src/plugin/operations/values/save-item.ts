import type { Revisions } from '@blickfang/contract/content/values.ts'
import { checkReferences } from '../content/check-references.ts'
import { getItem } from '../content/get-item.ts'
import { writeValues } from '../content/write-values.ts'
import type { OperationContext } from '../operation-context.ts'
import { checkPatch, type Given } from './check-patch.ts'
import { type SavedItem, savePage } from './save-page.ts'

interface SaveItem extends Given {
  readonly id: string
  /** The page that the item must stand on, when the caller named it. */
  readonly pageId?: string
  /** Revisions that the values replace; a key not named counts as 0. */
  readonly base: Revisions
}

/**
 * Saves values of one field, group or page into its draft, all of them or none, each after its own rules (`valueKeys`): every
 * way to save a value, by whichever endpoint or form, comes here. Throws NOT_FOUND, INVALID, CONFLICT, and of a page's
 * addresses and removal SLUG_EMPTY, SLUG_TAKEN, IN_USE.
 */
export async function saveItem(context: OperationContext, save: SaveItem): Promise<SavedItem> {
  const item = await getItem(context.db, save.itemType, save.id)
  const { patch, references } = await checkPatch(item, save)
  if (save.itemType === 'page') return savePage(context, { ...save, patch })
  const write = async (db: OperationContext['db']) => {
    await checkReferences(db, references)
    return { saved: await writeValues({ ...context, db }, { ...save, patch }), made: {} }
  }
  // A medium stays until it is placed; everything else is one statement.
  return references.media.size > 0 ? context.db.transaction(write) : write(context.db)
}
