'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { generateKeyBetween } from 'fractional-indexing'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { MenuItem } from '../../../ui/menu.tsx'
import text from '../../../ui/text.module.css'
import { setPageValue } from '../../commands/set-page-value.ts'
import { pageName, useEditor } from '../../context/editor-context.tsx'
import { moved } from '../../shell/navigation-edits.ts'
import { useCreatePage } from '../../shell/new-page/use-create-page.ts'
import type { PageList } from './lists/page-lists.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import { NewPage } from './new-page.tsx'
import { PageRow } from './page-row.tsx'
import styles from './pages-panel.module.css'
import { SortableList } from './sortable-list.tsx'
import { hasContainer } from './use-pages.ts'

interface CollectionSectionProps {
  title: string
  list: PageList
  /** How many pages follow those that are shown. */
  more: number
  onMore: () => Promise<void>
  /** Only some of the pages are shown: there is no order among them to change. */
  isFound: boolean
  menuOf: (page: EditorPageEntry) => readonly MenuItem[]
}

/** The pages of one collection, in their order, and the way to a new one. */
export function CollectionSection({ title, list, more, onMore, isFound, menuOf }: CollectionSectionProps) {
  const { name: collection, pages, follower } = list
  const t = usePagesWords()
  const session = useEditor()
  const createPage = useCreatePage()
  const [busy, setBusy] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The first page that came: who goes by the keyboard goes on there, also when the button is gone.
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= pages.length) return
    section.current?.querySelectorAll<HTMLElement>('li a')[firstNew.current]?.focus()
    firstNew.current = null
  }, [pages])

  function move(from: number, to: number) {
    const [page] = pages.slice(from)
    const next = moved(pages, from, to)
    if (!page) return
    const value = orderBetween(next[to - 1], next[to + 1] ?? follower)
    session.run(setPageValue, { pageId: page.id, key: 'order', value })
  }
  async function readMore() {
    firstNew.current = pages.length
    setBusy(true)
    await onMore()
    setBusy(false)
  }
  return (
    <section ref={section} className={styles.section}>
      <h3 className={text.heading}>{title}</h3>
      {pages.length === 0 && !isFound && <p className={text.soft}>{t('noneYet')}</p>}
      <SortableList
        items={pages.map((page) => ({ id: page.id, name: pageName(session.document, page) }))}
        onMove={move}
      >
        {(id, tools) => {
          const page = pages.find((candidate) => candidate.id === id)
          return page && <PageRow page={page} menu={menuOf(page)} {...(collection !== null && !isFound && tools)} />
        }}
      </SortableList>
      {more > 0 && (
        <Button variant="quiet" busy={busy} aria-label={t('moreOf', { title, count: more })} onClick={readMore}>
          {t('more', { count: more })}
        </Button>
      )}
      {(collection === null || hasContainer(collection)) && (
        <NewPage
          list={collection ?? 'pages'}
          label={t('newPage')}
          nameLabel={t('name')}
          missing={t('nameMissing')}
          onCreate={(name) => createPage({ name, collection })}
        />
      )}
    </section>
  )
}

/** Pages that were made at once may carry the same key; nothing fits between equals, so the upper bound is left open then. */
function orderBetween(before: EditorPageEntry | undefined, after: EditorPageEntry | undefined): string {
  const isOrdered = !before || !after || before.order < after.order
  return generateKeyBetween(before?.order ?? null, isOrdered ? (after?.order ?? null) : null)
}
