'use client'
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

  async function takeOffline() {
    await session.flush()
    await call('publishPage', { id: page.id })
    if (page.id === session.document.pageId) openHome()
    else await session.refresh()
    return true
  }
  async function onPublish() {
    setBusy(true)
    const words = {
      loading: t('removal.loading'),
      success: t('removalDone', { name }),
      title: t('removal.failed'),
    }
    await notify.during(takeOffline(), words)
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
        onClick={() =>
          openDialog({
            type: 'question',
            title: t('publishRemovalTitle', { name }),
            text: t('publishRemovalText'),
            action: t('publishRemoval'),
            danger: true,
            onConfirm: () => void onPublish(),
          })
        }
      >
        {t('publishRemoval')}
      </Button>
    </p>
  )
}
