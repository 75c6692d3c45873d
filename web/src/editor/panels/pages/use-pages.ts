import { blocks } from '@blickfang/shared/blocks/contracts.generated.ts'
import type { NavigationContainer } from '@blickfang/shared/content/navigation.ts'
import type { Block } from '@blickfang/shared/kernel/block.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { setNavigation } from '../../commands/set-navigation.ts'
import { useEditor, useNavigation, usePageEntries } from '../../editor-context.tsx'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { listPages } from './page-lists.ts'

/** The containers whose pages form a collection, as the catalogue declares them. */
const containers = Object.values<Block>(blocks).flatMap((block) =>
  block.kind === 'pageCollection' && block.collection ? [{ block, name: block.collection.name }] : [],
)

/** Everything the pages panel shows; `navigation` is null while it or the pages are being read. */
export function usePages(search: string) {
  const session = useEditor()
  const entries = usePageEntries()
  const hasAll = useStore(session.document.site, ({ pages }) => pages === 'all')
  const loaded = useNavigation()
  const navigation = hasAll ? loaded : null
  const t = useDialogWords()
  const notify = useNotify()
  useEffect(() => {
    session.loadNavigation().catch((error: unknown) => notify.failure(error, t('pages.navigationFailed')))
    session.loadPages().catch((error: unknown) => notify.failure(error, t('pages.listFailed')))
  }, [session, notify, t])
  const changeNavigation = useCallback(
    (next: readonly NavigationContainer[]) => session.run(setNavigation, { containers: next }),
    [session],
  )
  const always = containers.map((container) => container.name)
  return {
    entries,
    navigation,
    changeNavigation,
    lists: listPages({ entries, navigation: navigation ?? [], always, search }),
  }
}

/** Whether a block shows the collection: only such a one takes new pages. Source: spec/decided.md, «Editor». */
export function hasContainer(collection: string): boolean {
  return containers.some(({ name }) => name === collection)
}

/** A collection's name as its container is called in the catalogue. */
export function collectionName(name: string, language: string): string {
  const container = containers.find((candidate) => candidate.name === name)
  return container ? labelIn(container.block.label, language) : name.charAt(0).toUpperCase() + name.slice(1)
}
