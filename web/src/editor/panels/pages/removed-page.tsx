'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { setPageValue } from '../../commands/set-page-value.ts'
import { pageName, useDialog, useEditor } from '../../context/editor-context.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useOpenHome } from '../../shell/use-open-page.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import css from './pages-panel.module.css'

/** Decision that is left about a live page that was removed: it comes back, or its removal goes live. */
export function RemovedPage({ page }: { page: EditorPageEntry }) {
  const t = usePagesWords()
  const session = useEditor()
  const [, openDialog] = useDialog()
  const openHome = useOpenHome()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const name = pageName(session.document, page) || t('unnamed')

  /** Reads the removal that is asked about: what is written since it was asked does not go live with it. */
  async function readRemoval(): Promise<string> {
    await session.flush()
    const { state } = await call('getPublicationStatus', { id: page.id })
    await session.loadPages({ ids: page.id })
    if (!session.document.site.getState().entries[page.id]?.deleted) throw new ApiError('CHANGED_SINCE', 409)
    return state
  }
  async function takeOffline(removal: Promise<string>) {
    await call('publishPage', { id: page.id, seen: await removal })
    if (page.id === session.document.pageId) openHome()
    else await session.refresh()
    return true
  }
  async function onPublish(removal: Promise<string>) {
    setBusy(true)
    const words = {
      loading: t('removal.loading'),
      success: t('removalDone', { name }),
      title: t('removal.failed'),
    }
    await notify.during(takeOffline(removal), words)
    setBusy(false)
  }
  return (
    <p className={css.removed}>
      <Button
        variant="quiet"
        aria-label={t('restoreOf', { name })}
        disabled={busy}
        onClick={() => session.run(setPageValue, { pageId: page.id, key: 'deleted', value: null })}
      >
        {t('restore')}
      </Button>
      <Button
        variant="quiet"
        aria-label={t('publishRemovalOf', { name })}
        busy={busy}
        onClick={() => {
          const removal = readRemoval()
          // Told once it is confirmed.
          removal.catch(() => undefined)
          openDialog({
            type: 'question',
            title: t('publishRemovalTitle', { name }),
            text: t('publishRemovalText'),
            action: t('publishRemoval'),
            danger: true,
            onConfirm: () => void onPublish(removal),
          })
        }}
      >
        {t('publishRemoval')}
      </Button>
    </p>
  )
}
