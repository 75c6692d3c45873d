import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { useCallback } from 'react'
import { call } from '../../../cms/api-client.ts'
import { setNavigation } from '../../commands/set-navigation.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { withPage } from '../navigation-edits.ts'
import { useNotify } from '../use-notify.ts'
import { useOpenPage } from '../use-open-page.ts'
import { useNewPageWords } from './messages/use-new-page-words.ts'

interface NewPage {
  readonly name: string
  readonly collection?: string | null
  /** The container of the navigation that the page goes into. */
  readonly containerId?: string
}

/** Creates a page and opens it by its id, with the page menu open. Source: spec/editor.md §2. */
export function useCreatePage(): (page: NewPage) => Promise<boolean> {
  const session = useEditor()
  const t = useNewPageWords()
  const notify = useNotify()
  const openPage = useOpenPage()
  return useCallback(
    async ({ name, collection = null, containerId }) => {
      const { locale } = session.document
      const work = call('addPage', { collectionName: collection, initialMeta: { name }, lang: locale })
      const words = {
        loading: t('creating'),
        success: t('created', { name }),
        title: t('createFailed'),
      }
      const answer = await notify.during(work, words)
      if (!answer) return false
      const { page } = answer
      session.document.site.setState(({ entries }) => ({ entries: { ...entries, [page.id]: page } }))
      const { containers } = session.document.navigation.getState()
      if (containerId && containers) {
        session.run(setNavigation, { containers: withPage(containers, containerId, page.id) })
        await session.flush()
      }
      openPage(byId(page), { query: 'pageMenu=1' })
      return true
    },
    [session, t, notify, openPage],
  )
}

/** A page without its slugs: its address is then made of its id. */
function byId(page: EditorPageEntry): Pick<EditorPageEntry, 'id' | 'collection' | 'slug'> {
  return { id: page.id, collection: page.collection, slug: {} }
}
