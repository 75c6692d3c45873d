import { isEqual } from '@blickfang/contract/content/is-equal.ts'
import type { EntryValues } from '@blickfang/contract/entries/entry-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { call } from '../../../cms/api-client.ts'
import type { EditorSession } from '../../session/editor-session.ts'

/** Adds an entry, and lets the page's blocks show it. Returns its id: it is there, also where it could not be read afterwards. */
export async function addEntry(session: EditorSession, collection: string, values: EntryValues): Promise<string> {
  const { entry } = await call('addKeptEntry', { collection, values })
  // Its form reads it again, and says so where that fails.
  await session.loadEntries({ ids: entry.id }).catch((error: unknown) => console.warn(error))
  askBlocks(session)
  return entry.id
}

/** Removes an entry as it is shown here. `changed`: somebody has changed it meanwhile, and it is shown so now. */
export async function removeEntry(session: EditorSession, id: string): Promise<'removed' | 'changed'> {
  await session.flush()
  const { byId } = session.document.entries.getState()
  const seen = byId[id]
  if (!seen) return 'removed'
  const [now] = (await session.loadEntries({ ids: id })).entries
  if (now && !isEqual(now.values as Json, seen.values as Json)) return 'changed'
  if (now) await call('removeKeptEntry', { collection: now.collection, id, revs: now.revs })
  session.document.entries.setState((known) => {
    const { [id]: _, ...others } = known.byId
    return { byId: others }
  })
  session.forgetItem({ itemType: 'entry', id })
  askBlocks(session)
  return 'removed'
}

function askBlocks({ document }: EditorSession): void {
  document.site.setState(({ asked }) => ({ asked: asked + 1 }))
}
