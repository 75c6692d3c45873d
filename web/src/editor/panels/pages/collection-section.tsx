'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { CollectionList, type CollectionListProps } from './lists/collection-list.tsx'
import { usePagesWords } from './messages/use-pages-words.ts'
import { NewSitePage } from './new-site-page.tsx'
import css from './pages-panel.module.css'
import { hasContainer } from './use-pages.ts'

interface CollectionSectionProps extends CollectionListProps {
  /** How many pages follow those that are shown. */
  more: number
  onMore: () => Promise<void>
}

/** The pages of one collection, in their order, and the way to a new one. */
export function CollectionSection(props: CollectionSectionProps) {
  const { title, list, more, onMore, isFound } = props
  const { name: collection, pages } = list
  const t = usePagesWords()
  const [busy, setBusy] = useState(false)
  const section = useRef<HTMLElement>(null)
  const firstNew = useFirstNew(section, pages)
  async function readMore() {
    firstNew.current = pages.length
    setBusy(true)
    await onMore()
    setBusy(false)
  }
  return (
    <section ref={section} className={css.section}>
      <h3 className={text.heading}>{title}</h3>
      {pages.length === 0 && !isFound && <p className={text.soft}>{t('noneYet')}</p>}
      <CollectionList {...props} />
      {more > 0 && (
        <Button variant="quiet" busy={busy} aria-label={t('moreOf', { title, count: more })} onClick={readMore}>
          {t('more', { count: more })}
        </Button>
      )}
      {(collection === null || hasContainer(collection)) && (
        <NewSitePage list={collection ?? 'pages'} collection={collection} />
      )}
    </section>
  )
}

/** The first page that came: who goes by the keyboard goes on there, also when the button is gone. */
function useFirstNew(section: React.RefObject<HTMLElement | null>, pages: readonly EditorPageEntry[]) {
  const firstNew = useRef<number | null>(null)
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= pages.length) return
    section.current?.querySelectorAll<HTMLElement>('li a')[firstNew.current]?.focus()
    firstNew.current = null
  }, [section, pages])
  return firstNew
}
