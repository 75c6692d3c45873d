import type { Patch } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'

/** Whether undo hears of a change: `record` makes an entry, `merge` joins the last entry of the same values, `skip` leaves no trace. */
export type HistoryRule = 'record' | 'merge' | 'skip'

/** Every change of content is a command: it reads the document, changes nothing, and says what would be different. */
export interface Command<Args> {
  readonly name: string
  readonly history: HistoryRule
  readonly plan: (document: PageDocument, args: Args) => Patch
}

/**
 * Declares a command; `EditorSession.run(command, args)` carries it out, remembers it for undo and sends it.
 *
 * @example
 * import { changeValue } from './change-value.ts'
 * export const removePage = defineCommand<{ pageId: string }>({
 *   name: 'removePage',
 *   history: 'record',
 *   plan: (document, { pageId }) => changeValue(document, { itemType: 'page', id: pageId }, 'deleted', true),
 * })
 */
export function defineCommand<Args>(command: Command<Args>): Command<Args> {
  return command
}
