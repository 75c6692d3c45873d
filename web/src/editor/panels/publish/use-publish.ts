import { useCallback } from 'react'
import { call } from '../../../cms/api-client.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { usePublication } from '../../publication/publication.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useOpenHome } from '../../shell/use-open-page.ts'
import { usePublishWords } from './messages/use-publish-words.ts'

/**
 * Publishes or reverts the open page and brings the editor up to date: what the person has `seen` and nothing that somebody saved
 * since. Resolves to whether it worked.
 */
export function usePublish(): (what: 'publish' | 'revert', seen?: string) => Promise<boolean> {
  const session = useEditor()
  const t = usePublishWords()
  const { refresh } = usePublication()
  const notify = useNotify()
  const openHome = useOpenHome()
  return useCallback(
    async (what, seen) => {
      const words = { loading: t(`${what}.loading`), success: t(`${what}.success`), title: t(`${what}.failed`) }
      async function work() {
        const id = session.document.pageId
        await session.flush()
        if (what === 'publish') await call('publishPage', { id, seen })
        else {
          await call('revertPage', { id, seen })
          session.forgetSteps()
        }
        if (what === 'publish' && session.document.site.getState().entries[id]?.deleted) openHome()
        else await Promise.all([session.refresh(), refresh()])
        return true
      }
      return (await notify.during(work(), words)) ?? false
    },
    [session, t, refresh, notify, openHome],
  )
}
