'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { call } from '../../../../cms/api-client.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import text from '../../../../ui/text.module.css'
import { withToasts } from '../../../../ui/toasts/toasts.ts'
import { setPageValue } from '../../../commands/set-page-value.ts'
import { pageName, useEditor } from '../../../context/editor-context.tsx'
import { useNotify } from '../../../shell/use-notify.ts'
import { useOpenHome, useOpenPage } from '../../../shell/use-open-page.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'

/** Asks before a page goes, by name. The open page's deletion leads to the home page. Source: spec/editor.md §2. */
export function DeletePageDialog({ page, onClose }: { page: EditorPageEntry; onClose: () => void }) {
  const t = usePagesWords()
  const session = useEditor()
  const openPage = useOpenPage()
  const openHome = useOpenHome()
  const notify = useNotify()
  const name = pageName(session.document, page)
  const isOpen = page.id === session.document.pageId

  async function restore() {
    // The open page's own history stays behind with it, so it comes back by a call.
    if (!isOpen) return session.run(setPageValue, { pageId: page.id, key: 'deleted', value: null })
    try {
      await call('removePage', { id: page.id, restore: true })
      openPage(page)
    } catch (error) {
      notify.failure(error, t('restoreFailed'))
    }
  }

  async function remove() {
    onClose()
    session.run(setPageValue, { pageId: page.id, key: 'deleted', value: true })
    await session.flush()
    const isLive = session.document.site.getState().entries[page.id]?.status === 'markedForDeletion'
    const action = { label: t('restore'), onClick: () => void restore() }
    const words = t(isLive ? 'marked' : 'deleted', { name })
    withToasts((toast) => toast.success(words, { duration: 10_000, action }))
    if (isOpen) openHome()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('deleteTitle', { name })}
      confirmLabel={t('edit.delete')}
      cancelLabel={t('cancel')}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p className={text.text}>{t('deleteText')}</p>
    </ConfirmDialog>
  )
}
