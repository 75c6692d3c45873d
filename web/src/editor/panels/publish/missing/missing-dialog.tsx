'use client'
import { type Locale, localeName } from '@blickfang/contract/kernel/locale.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import text from '../../../../ui/text.module.css'
import { useWords } from '../../../locales/words.tsx'
import { usePublication } from '../../../publication/publication.tsx'
import { usePublishWords } from '../messages/use-publish-words.ts'
import styles from '../publish-dialog.module.css'
import { useShowMissing } from './use-show-missing.ts'

/** Which languages lack translations, and the way to them. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const t = usePublishWords()
  const { language } = useWords()
  const { publication } = usePublication()
  const missingWay = useShowMissing(onClose)
  const missing = Object.entries(publication?.missing ?? {}) as [Locale, number][]
  return (
    <Dialog open title={t('missing.title')} description={t('missing.text')} closeLabel={t('close')} onClose={onClose}>
      <ul className={`${text.list} ${styles.notes}`}>
        {missing
          .filter(([, count]) => count > 0)
          .map(([locale, count]) => (
            <li key={locale} className={styles.note}>
              <span>{t('publish.missing', { count, language: localeName(locale, language) })}</span>
              <button type="button" className={styles.link} onClick={() => missingWay.show(locale)}>
                {missingWay.label(locale)}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
