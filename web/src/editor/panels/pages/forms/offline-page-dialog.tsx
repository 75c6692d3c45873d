'use client'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { useCallback } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import text from '../../../../ui/text.module.css'
import { withToasts } from '../../../../ui/toasts/toasts.ts'
import { pageName, useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { usePublication } from '../../../publication/publication.tsx'
import { useNotify } from '../../../shell/use-notify.ts'
import { usePagesWords } from '../messages/use-pages-words.ts'
import css from '../pages-panel.module.css'

/** Asks before a page goes offline: what visitors see then, and what leads there now. */
export function OfflinePageDialog({ page, onClose }: { page: EditorPageEntry; onClose: () => void }) {
  const t = usePagesWords()
  const { document } = useEditor()
  const takeOffline = useTakeOffline(page)
  return (
    <ConfirmDialog
      open
      danger
      title={t('offline.title', { name: pageName(document, page) || t('unnamed') })}
      confirmLabel={t('edit.offline')}
      cancelLabel={t('cancel')}
      onConfirm={() => {
        onClose()
        void takeOffline()
      }}
      onCancel={onClose}
    >
      <div className={css.question}>
        <p className={text.text}>{t('offline.text')}</p>
        <LeadsThere page={page} />
        <p className={text.text}>{t(page.changed ? 'offline.backChanged' : 'offline.back')}</p>
      </div>
    </ConfirmDialog>
  )
}

/** Names that are read; more are counted. */
const maxNames = 5

function LeadsThere({ page }: { page: EditorPageEntry }) {
  const t = usePagesWords()
  const { language } = useWords()
  const { document } = useEditor()
  const read = useCallback(() => call('listPageLinks', { id: page.id }), [page.id])
  const { answer, failure } = useRead(read)
  if (failure !== null) return <p className={text.text}>{t('offline.unknown')}</p>
  if (!answer) return <Spinner label={t('loading')} />
  const { isInMenu, pages } = answer
  const named = pages
    .slice(0, maxNames)
    .map((other) => t('offline.quoted', { name: pageName(document, other) || t('unnamed') }))
  const names = [...named, ...(pages.length > maxNames ? [t('offline.more', { count: pages.length - maxNames })] : [])]
  return (
    <p className={text.text}>
      {!isInMenu && pages.length === 0 && t('offline.nothing')}
      {isInMenu && t('offline.menu')}{' '}
      {pages.length > 0 &&
        t('offline.pages', { count: pages.length, names: new Intl.ListFormat(intlLocale(language)).format(names) })}
    </p>
  )
}

/** Takes a page offline and says so, with the way back where it leads to just what was live. */
function useTakeOffline(page: EditorPageEntry): () => Promise<void> {
  const t = usePagesWords()
  const session = useEditor()
  const notify = useNotify()
  const { refresh } = usePublication()
  const name = pageName(session.document, page) || t('unnamed')

  /** Does it, and brings the editor up to date: where a cache is late it is done all the same. */
  async function work(does: () => Promise<unknown>) {
    await session.flush()
    try {
      await does()
    } finally {
      await Promise.all([session.refresh(), refresh()])
    }
    return true
  }
  /** Publishes what was live, and nothing that was written since. */
  async function putBack(seen: string) {
    const words = { loading: t('removal.loading'), success: t('offline.isBack', { name }), title: t('removal.failed') }
    await notify.during(
      work(() => call('publishPage', { id: page.id, seen })),
      words,
    )
  }
  return async () => {
    const waited = page.changed
    try {
      await work(() => call('unpublishPage', { id: page.id }))
      const { state } = await call('getPublicationStatus', { id: page.id }).catch(() => ({ state: null }))
      const action = state !== null && { label: t('offline.putBack'), onClick: () => void putBack(state) }
      withToasts((toast) =>
        toast.success(t('offline.done', { name }), { duration: 10_000, ...(!waited && action && { action }) }),
      )
    } catch (error) {
      notify.failure(error, t('offline.failed', { name }))
    }
  }
}
