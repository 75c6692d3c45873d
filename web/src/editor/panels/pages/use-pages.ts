import { pageCollections } from '@blickfang/blocks/page-collections.ts'
import { pagesIn } from '@blickfang/contract/content/navigation.ts'
import { compareSiblings } from '@blickfang/contract/kernel/sibling-order.ts'
import { useCallback, useEffect } from 'react'
import { setNavigation } from '../../commands/set-navigation.ts'
import { useEditor, useNavigation, usePageEntries } from '../../context/editor-context.tsx'
import type { NavigationEdit } from '../../shell/navigation-edits.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { isListed, listPages, type PageList } from './lists/page-lists.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import { usePageSections } from './use-page-sections.ts'

/** Everything the pages panel shows; `navigation` is null until it is read. */
export function usePages(search: string) {
  const session = useEditor()
  const entries = usePageEntries()
  const navigation = useNavigation()
  const t = usePagesWords()
  const notify = useNotify()
  const { state, parts, readMore, tryAgain } = usePageSections(search, t('listFailed'))
  useEffect(() => {
    session.loadNavigation().catch((error: unknown) => notify.failure(error, t('navigationFailed')))
  }, [session, notify, t])
  const changeNavigation = useCallback(
    (edit: NavigationEdit) => {
      const { containers } = session.document.navigation.getState()
      if (containers) session.run(setNavigation, { containers: edit(containers) })
    },
    [session],
  )
  const lists = listPages({
    ...{ entries, navigation: navigation ?? [], search },
    always: pageCollections,
    ends: new Map([...parts].map(([name, { end }]) => [name, end])),
  })
  /** How many pages of a list are not shown yet. */
  function countMore({ name, follower }: PageList): number {
    const part = parts.get(name)
    if (!part?.end) return 0
    const { end } = part
    const inMenu = name === null && search.trim() === '' ? pagesIn(navigation ?? []) : []
    const passed = inMenu.filter((id) => {
      const page = entries[id]
      return page && page.collection === null && isListed(page) && compareSiblings(page, end) > 0
    })
    return Math.max(0, part.total - part.read + (follower ? 1 : 0) - passed.length)
  }
  const containerOf = ({ name }: PageList) => parts.get(name)?.container ?? null
  return { entries, navigation, changeNavigation, lists, state, countMore, containerOf, readMore, tryAgain }
}

/** Whether a block shows the collection: only such a one takes new pages. Source: spec/decided.md, «Editor». */
export function hasContainer(collection: string): boolean {
  return pageCollections.includes(collection)
}
