'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { EllipsisVertical, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { editHref } from '../../address/edit-address.ts'
import { pageName, useEditor } from '../../context/editor-context.tsx'
import { usePublication } from '../../publication/publication.tsx'
import { useOpenPage } from '../../shell/use-open-page.ts'
import { StatusMark } from '../status-mark.tsx'
import { PageLacks } from './lists/page-lacks.tsx'
import { standingOfPage } from './lists/page-lists.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import css from './pages-panel.module.css'
import { RemovedPage } from './removed-page.tsx'

interface PageRowProps {
  page: EditorPageEntry
  menu: readonly MenuItem[]
  /** Kept back by the block that shows its collection, or not; left out: as the page itself says. */
  isArchived?: boolean
  grip?: ReactNode
  steps?: ReactNode
  note?: string | undefined
}

/** Row of a page: its state, its name (which opens it), and its menu. */
export function PageRow({ page, menu, isArchived = page.archived, grip, steps, note }: PageRowProps) {
  const t = usePagesWords()
  const { document } = useEditor()
  const openPage = useOpenPage()
  const name = pageName(document, page) || t('unnamed')
  const isOpen = page.id === document.pageId
  const { publication } = usePublication()
  // Of the open page the editor knows more than the list, which was read when it was opened.
  const waits = isOpen && publication ? publication.total > 0 : page.changed
  const row = (
    <div className={css.row} data-open={isOpen} data-archived={isArchived} data-removed={page.deleted}>
      {grip}
      <StatusMark status={standingOfPage({ ...page, archived: isArchived }, waits)} />
      <a
        className={css.name}
        href={editHref(page, document.locale, 'pageMenu=1')}
        aria-current={isOpen ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
          event.preventDefault()
          openPage(page)
        }}
      >
        {page.deleted ? <s>{name}</s> : name}
        {note && <span className={css.note}>{note}</span>}
      </a>
      {!page.deleted && <PageLacks pageId={page.id} />}
      {page.hasPassword && <Lock size={13} role="img" aria-label={t('hasPassword')} className={css.lock} />}
      <span className={css.steps}>{steps}</span>
      {!page.deleted && (
        <Menu
          label={t('menuOf', { name })}
          items={menu}
          trigger={
            <IconButton small tip="none" label={t('menuOf', { name })}>
              <EllipsisVertical size={16} />
            </IconButton>
          }
        />
      )}
    </div>
  )
  return page.deleted ? (
    <>
      {row}
      <RemovedPage page={page} />
    </>
  ) : (
    row
  )
}
