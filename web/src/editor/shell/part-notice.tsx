'use client'
import { useState } from 'react'
import { useStore } from 'zustand'
import { onAnswer } from '../../cms/api-client.ts'
import { closeLayers } from '../../ui/back/close-layers.ts'
import { Button } from '../../ui/button.tsx'
import { giveUpParts, partTrouble, retryParts } from '../../ui/parts/part-trouble.ts'
import { noteBuild, siteBuild } from '../../ui/parts/site-build.ts'
import surface from '../../ui/surface.module.css'
import { useEditor } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import above from './above-bar.module.css'
import css from './part-notice.module.css'

onAnswer(noteBuild)

/** How long a reload waits for what is on its way to be saved; what is not is in the journal. */
const saveFirstMs = 3_000

/** Says why a part of the editor is not there and what helps; and, when the site was built anew, that a reload brings the new editor. */
export function PartNotice() {
  const session = useEditor()
  const t = useToolWords()
  const { reason } = useStore(partTrouble)
  const isRenewed = useStore(siteBuild, (state) => state.isRenewed)
  const [isPutOff, setPutOff] = useState(false)
  const [isReloading, setReloading] = useState(false)
  const shown = reason ?? (isRenewed && !isPutOff ? 'newer' : null)
  if (!shown) return null

  async function reload() {
    if (!closeLayers()) return
    setReloading(true)
    session.leave()
    await Promise.race([session.flush(), new Promise((resolve) => setTimeout(resolve, saveFirstMs))])
    window.location.reload()
  }
  function close() {
    setPutOff(true)
    giveUpParts()
  }
  return (
    <div
      className={`${surface.surface} ${above.above} ${css.notice}`}
      role={reason ? 'alert' : 'status'}
      data-editor-surface=""
    >
      <p className={css.text}>{t(`part.${shown}`)}</p>
      <div className={css.actions}>
        {(shown === 'offline' || shown === 'failed') && <Button onClick={retryParts}>{t('part.retry')}</Button>}
        {shown !== 'offline' && (
          <Button variant={shown === 'failed' ? 'plain' : 'solid'} busy={isReloading} onClick={() => void reload()}>
            {t('part.reload')}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t(shown === 'newer' ? 'part.later' : 'close')}
        </Button>
      </div>
    </div>
  )
}
