import type { Settings } from '@blickfang/contract/content/settings.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../../context/editor-context.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { useNotify } from '../use-notify.ts'

/** Sessions that have asked for them, or are asking. */
const asking = new WeakSet<EditorSession>()

/** The site's settings as the open page knows them; null while they are being read. */
export function useSettings(): Settings | null {
  const session = useEditor()
  const settings = useStore(session.document.settings, ({ values }) => values)
  const notify = useNotify()
  useEffect(() => {
    if (session.document.settings.getState().values || asking.has(session)) return
    asking.add(session)
    session
      .loadSettings()
      .catch(notify.failure)
      .finally(() => asking.delete(session))
  }, [session, notify])
  return settings
}
