'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { arrange } from '@blickfang/contract/kernel/items/items.ts'
import { generateKeyBetween } from 'fractional-indexing'
import { ListOrdered } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import text from '../../../../ui/text.module.css'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { pageName, useDialog, useEditor, usePageEntries } from '../../../context/editor-context.tsx'
import { want } from '../../../model/unknown-pages.ts'
import { type Container, useContainerOf } from '../../../shell/collections/use-container.ts'
import { moved } from '../../../shell/navigation-edits.ts'
import { SortedList } from '../../../shell/sorting/sorted-list.tsx'
import { SortingArea } from '../../../shell/sorting/sorting-area.tsx'
import { useOpenPage } from '../../../shell/use-open-page.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import { freePages } from '../navigation/navigation-area.tsx'
import type { Part } from '../page-part.ts'
import { PageRow } from '../page-row.tsx'
import css from '../pages-panel.module.css'
import type { MenuOf } from '../use-page-menu.tsx'
import type { PageList } from './page-lists.ts'

export interface CollectionListProps {
  title: string
  list: PageList
  /** Only some of the pages are shown: there is no order among them to change. */
  isFound: boolean
  menuOf: MenuOf
  /** The block of some page that arranges the collection for visitors. */
  container: Part['container']
}

/**
 * The pages of one list. Where the open page has the block that shows them it arranges them, as in the panel of the block; where
 * another page has it, that page is the place for it; where none has, their own order is changed.
 */
export function CollectionList({ title, list, isFound, menuOf, container: elsewhere }: CollectionListProps) {
  const { name: collection, pages } = list
  const container = useContainerOf(collection)
  const row = (page: EditorPageEntry) => <PageRow page={page} menu={menuOf(page)} />
  if (isFound) return <Rows pages={pages} row={row} />
  if (collection === null) return <FreePages pages={pages} menuOf={menuOf} />
  if (container) return <ArrangedPages title={title} pages={pages} menuOf={menuOf} container={container} />
  if (elsewhere) {
    return (
      <>
        <Rows pages={pages} row={(page) => <PageRow page={page} menu={menuOf(page, null)} />} />
        <ArrangedElsewhere container={elsewhere} />
      </>
    )
  }
  return <OwnOrder title={title} list={list} menuOf={menuOf} />
}

function Rows({ pages, row }: { pages: readonly EditorPageEntry[]; row: (page: EditorPageEntry) => React.ReactNode }) {
  if (pages.length === 0) return null
  return (
    <ul className={css.list}>
      {pages.map((page) => (
        <li key={page.id}>{row(page)}</li>
      ))}
    </ul>
  )
}

/** Pages of no collection: they go into the navigation from here, and have no order among themselves. */
function FreePages({ pages, menuOf }: Pick<PageList, 'pages'> & Pick<CollectionListProps, 'menuOf'>) {
  return (
    <SortedList list={freePages}>
      {(id, { grip }) => {
        const page = pages.find((candidate) => candidate.id === id)
        return page && <PageRow page={page} menu={menuOf(page)} grip={grip} />
      }}
    </SortedList>
  )
}

interface ArrangedPagesProps extends Pick<CollectionListProps, 'title' | 'menuOf'> {
  readonly pages: readonly EditorPageEntry[]
  readonly container: Container
}

function ArrangedPages({ title, pages, menuOf, container }: ArrangedPagesProps) {
  const { document } = useEditor()
  const [, openDialog] = useDialog()
  const t = usePagesWords()
  const { shown, archived } = arrange(pages, container.items)
  const menu = (page: EditorPageEntry, isArchived: boolean) =>
    menuOf(page, { isArchived, toggle: () => container.show(pages, page.id, isArchived) })
  const items = shown.map((page) => ({ id: page.id, name: pageName(document, page) }))
  return (
    <>
      <SortingArea
        lists={[{ id: 'shown', label: title, items }]}
        canMove={() => true}
        onMove={(id, { index }) => container.move(pages, id, shown[index]?.id ?? id)}
      >
        <SortedList list="shown">
          {(id, tools) => {
            const page = shown.find((candidate) => candidate.id === id)
            return page && <PageRow page={page} isArchived={false} menu={menu(page, false)} {...tools} />
          }}
        </SortedList>
      </SortingArea>
      <Rows pages={archived} row={(page) => <PageRow page={page} isArchived menu={menu(page, true)} />} />
      <Button
        variant="quiet"
        className={css.add}
        icon={<ListOrdered size={16} />}
        onClick={() => openDialog({ type: 'collection', groupId: container.groupId })}
      >
        {t('arrange')}
      </Button>
    </>
  )
}

function ArrangedElsewhere({ container }: { container: NonNullable<CollectionListProps['container']> }) {
  const t = usePagesWords()
  const { document } = useEditor()
  const openPage = useOpenPage()
  const page = usePageEntries()[container.pageId]
  useEffect(() => {
    if (!page) want(document, [container.pageId])
  }, [document, page, container])
  if (!page) return null
  return (
    <>
      <p className={text.soft}>{t('arrangedElsewhere', { page: pageName(document, page) || t('unnamed') })}</p>
      <Button
        variant="quiet"
        className={css.add}
        icon={<ListOrdered size={16} />}
        onClick={() => openPage(page, { query: 'toolbar=1', hash: `#collection=${container.groupId}` })}
      >
        {t('arrange')}
      </Button>
    </>
  )
}

/** A collection that no block shows yet is in the order of its pages. */
function OwnOrder({ title, list, menuOf }: Pick<CollectionListProps, 'title' | 'list' | 'menuOf'>) {
  const session = useEditor()
  const { pages, follower } = list
  const items = pages.map((page) => ({ id: page.id, name: pageName(session.document, page) }))
  function move(id: string, to: number) {
    const from = pages.findIndex((page) => page.id === id)
    const next = moved(pages, from, to)
    const value = orderBetween(next[to - 1], next[to + 1] ?? follower)
    session.run(setPageValue, { pageId: id, key: 'order', value })
  }
  return (
    <SortingArea
      lists={[{ id: 'pages', label: title, items }]}
      canMove={() => true}
      onMove={(id, { index }) => move(id, index)}
    >
      <SortedList list="pages">
        {(id, tools) => {
          const page = pages.find((candidate) => candidate.id === id)
          return page && <PageRow page={page} menu={menuOf(page)} {...tools} />
        }}
      </SortedList>
    </SortingArea>
  )
}

/** Pages that were made at once may carry the same key; nothing fits between equals, so the upper bound is left open then. */
function orderBetween(before: EditorPageEntry | undefined, after: EditorPageEntry | undefined): string {
  const isOrdered = !before || !after || before.order < after.order
  return generateKeyBetween(before?.order ?? null, isOrdered ? (after?.order ?? null) : null)
}
