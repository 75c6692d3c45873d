'use client'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import text from '../../../../ui/text.module.css'
import { useWords } from '../../../locales/words.tsx'
import { usePublication } from '../../../publication/publication.tsx'
import { usePublishWords } from '../messages/use-publish-words.ts'
import css from '../publish-dialog.module.css'
import { PlaceList } from './place-list.tsx'
import { useOpenPlaces } from './use-open-places.ts'
import { useOpenTranslate } from './use-open-translate.ts'
import { openInLanguages, useOpenWords } from './use-open-words.ts'

/** Which languages lack translations or have some to look at, the way to them, and the service that translates. */
export function MissingDialog({ onClose }: { onClose: () => void }) {
  const t = usePublishWords()
  const { language } = useWords()
  const { publication } = usePublication()
  const openWords = useOpenWords()
  const places = useOpenPlaces(onClose)
  const translate = useOpenTranslate(onClose)
  const isMissing = (publication?.missingTotal ?? 0) > 0
  return (
    <Dialog
      title={t(isMissing ? 'missing.title' : 'missing.lookTitle')}
      description={t(isMissing ? 'missing.text' : 'missing.lookText')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <ul className={`${text.list} ${css.notes}`}>
        {openInLanguages(publication).map((open) => (
          <li key={open.locale} className={css.note}>
            <span>
              {localeName(open.locale, language)}: {openWords(open)}
            </span>
            {publication?.canTranslate && open.isForMachine && (
              <button type="button" className={css.link} onClick={() => translate(open.locale)}>
                {t('missing.translate')}
              </button>
            )}
            <PlaceList
              places={[...places.missing(open.locale), ...places.toLookAt(open.locale)]}
              label={localeName(open.locale, language)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
