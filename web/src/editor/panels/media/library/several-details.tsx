'use client'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { Trash2 } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import text from '../../../../ui/text.module.css'
import css from '../media-dialog.module.css'
import type { MediaLibrary } from '../media-library.ts'
import { LabelFields } from './label-fields.tsx'
import { useLibraryWords } from './messages/use-library-words.ts'

interface SeveralDetailsProps {
  library: MediaLibrary
  items: readonly MediaItem[]
  onDelete: () => void
}

/** Actions for several media at once. */
export function SeveralDetails({ library, items, onDelete }: SeveralDetailsProps) {
  const t = useLibraryWords()
  const count = items.length
  return (
    <section className={css.details} aria-label={t('chosen', { count })}>
      <div className={css.meta}>
        <strong role="status">{t('chosen', { count })}</strong>
        <p className={text.soft}>{t('severalHint')}</p>
      </div>
      {count > 0 && (
        <>
          <LabelFields library={library} items={items} />
          <Button icon={<Trash2 size={16} />} onClick={onDelete}>
            {t('deleteSeveral', { count })}
          </Button>
        </>
      )}
    </section>
  )
}
