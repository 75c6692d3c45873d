import type { Input } from '@blickfang/contract/api/client.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { isEqual } from '@blickfang/contract/content/is-equal.ts'
import { itemsIn } from '@blickfang/contract/content/keys/items-in.ts'
import { withShown } from '@blickfang/contract/kernel/items/items.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { useCallback, useRef } from 'react'
import { call } from '../../../cms/api-client.ts'
import { arrangeCollection } from '../../commands/arrange-collection.ts'
import { setNavigation } from '../../commands/set-navigation.ts'
import { useEditor } from '../../context/editor-context.tsx'
import type { EditorSession } from '../../session/editor-session.ts'
import { withPage } from '../navigation-edits.ts'
import { useTellGone } from '../templates/use-tell-gone.ts'
import { useNotify } from '../use-notify.ts'
import { useOpenPage } from '../use-open-page.ts'
import { useNewPageWords } from './messages/use-new-page-words.ts'

interface NewPage {
  readonly name: string
  readonly collection?: string | null
  /** The container of the navigation that the page goes into. */
  readonly containerId?: string
  /** The page, or the template of one, whose blocks, words and pictures it starts with. */
  readonly copyOf?: string
  /** The block that shows the collection: one that shows chosen pages alone shows this one too. */
  readonly shownIn?: string
}

/** Creates a page and opens it by its id, with the page menu open. Source: spec/editor.md §2. */
export function useCreatePage(): (page: NewPage) => Promise<boolean> {
  const session = useEditor()
  const t = useNewPageWords()
  const notify = useNotify()
  const openPage = useOpenPage()
  const tellGone = useTellGone()
  const lastAsked = useRef<Asked | null>(null)
  return useCallback(
    async ({ name, collection = null, containerId, shownIn, copyOf }) => {
      const { locale } = session.document
      // The server copies what it holds.
      if (copyOf === session.document.pageId) await session.flush()
      const page = { collectionName: collection, initialMeta: { name }, lang: locale, ...(copyOf && { copyOf }) }
      lastAsked.current = askedAgain(lastAsked.current, page)
      const work = call('addPage', lastAsked.current)
      const words = {
        loading: t('creating'),
        success: t('created', { name }),
        title: t('createFailed'),
      }
      const answer = await notify.during(work, words)
      if (!answer) return false
      lastAsked.current = null
      const { page: made, gone } = answer
      if (gone) tellGone(gone)
      session.document.site.setState(({ entries }) => ({ entries: { ...entries, [made.id]: made } }))
      const { containers } = session.document.navigation.getState()
      if (containerId && containers) {
        session.run(setNavigation, { containers: withPage(containers, containerId, made.id) })
        await session.flush()
      }
      if (shownIn && showChosen(session, shownIn, made.id)) await session.flush()
      openPage(byId(made), { query: 'pageMenu=1' })
      return true
    },
    [session, t, notify, openPage, tellGone],
  )
}

type Asked = Input<'addPage'> & { readonly id: string }

/** The same page asked for once more has the same id: it may be there, and only its answer was lost. */
function askedAgain(last: Asked | null, page: Omit<Asked, 'id'>): Asked {
  const again = last && { ...page, id: last.id }
  return again && isEqual(again as Json, last as Json) ? again : { ...page, id: crypto.randomUUID() }
}

/** Shows a new page in a block that shows chosen ones alone; true: that is to be sent. */
function showChosen(session: EditorSession, groupId: string, id: string): boolean {
  const items = itemsIn(session.document.groups.get(groupId)?.getState().values ?? {})
  if (!items?.only) return false
  return session.run(arrangeCollection, { groupId, items: withShown(items, id, true) }).length > 0
}

/** A page without its slugs: its address is then made of its id. */
function byId(page: EditorPageEntry): Pick<EditorPageEntry, 'id' | 'collection' | 'slug'> {
  return { id: page.id, collection: page.collection, slug: {} }
}
