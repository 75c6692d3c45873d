'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { nameOfUse } from '@blickfang/contract/content/media/media-use.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { useCallback, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { errorSentence } from '../../../../cms/error-sentence.ts'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import text from '../../../../ui/text.module.css'
import { useWords } from '../../../locales/words.tsx'
import { useNotify } from '../../../shell/use-notify.ts'
import { shownName } from '../video/film-name.ts'
import { inTurns } from './in-turns.ts'
import { useLibraryWords } from './messages/use-library-words.ts'

interface DeleteSeveralProps {
  items: readonly MediaItem[]
  /** Called with the ids of media that are gone. */
  onDeleted: (ids: readonly string[]) => void
  onClose: () => void
}

/** Asks before several media go for good: which of them are still used, and where, is said first, and those stay. */
export function DeleteSeveral({ items, onDeleted, onClose }: DeleteSeveralProps) {
  const t = useLibraryWords()
  const { language } = useWords()
  const notify = useNotify()
  const read = useCallback(
    () => inTurns(items, async (item) => ({ item, uses: (await call('listMediaUses', { id: item.id })).uses })),
    [items],
  )
  const { answer: found, failure } = useRead(read)
  const isLoading = !found && failure === null
  const [isBusy, setBusy] = useState(false)
  const known = found ?? []
  const going = known.filter(({ uses }) => uses.length === 0).map(({ item }) => item)
  const staying = known.filter(({ uses }) => uses.length > 0)

  async function remove() {
    if (going.length === 0) return onClose()
    setBusy(true)
    const results = await inTurns(going, ({ id }) =>
      call('deleteMedia', { mediaId: id }).then(
        () => ({ id, failure: null }),
        (failure: unknown) => ({ id, failure }),
      ),
    )
    const gone = results.filter(({ failure }) => failure === null).map(({ id }) => id)
    const failed = results.filter(({ failure }) => failure !== null)
    if (gone.length > 0) notify.success(t('deletedSeveral', { count: gone.length }))
    if (failed[0]) notify.failure(failed[0].failure, t('notDeleted', { count: failed.length }))
    onDeleted(gone)
    onClose()
  }

  return (
    <ConfirmDialog
      open
      danger={going.length > 0}
      busy={isBusy || isLoading}
      title={t('deleteTitle', { count: items.length })}
      confirmLabel={going.length > 0 || isLoading ? t('deleteSeveral', { count: going.length }) : t('close')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <div aria-live="polite">
        {isLoading && <Spinner label={t('checkingUses')} />}
        {failure !== null && (
          <p className={text.text}>
            {t('usesFailed')}. {errorSentence(failure, language)}
          </p>
        )}
        {going.length > 0 && <p className={text.text}>{t('willGo', { count: going.length })}</p>}
        {staying.length > 0 && going.length === 0 && <p className={text.text}>{t('noneGoes')}</p>}
        {staying.length > 0 && (
          <>
            {going.length > 0 && <p className={text.text}>{t('willStay', { count: staying.length })}</p>}
            <ul>
              {staying.map(({ item, uses }) => (
                <li key={item.id} className={text.text}>
                  {t('useOf', {
                    name: shownName(item),
                    places: uses.map((use) => nameOfUse(use, language)).join(', '),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}
