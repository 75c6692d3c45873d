'use client'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { useCallback, useContext } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { PlaceContext } from '../../context/place.ts'
import { useWords } from '../../locales/words.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { ReadFailed } from '../read-failed.tsx'
import css from './changelog-dialog.module.css'
import { useChangelogWords } from './messages/use-changelog-words.ts'

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

/** News about the editor. Whoever closes it has seen them. Source: spec/editor.md §4. */
export function ChangelogDialog({ isAll, onClose }: DialogProps<'changelog'>) {
  const t = useChangelogWords()
  const { language } = useWords()
  const read = useCallback(() => readEntries(language, isAll), [language, isAll])
  const { answer: entries, failure, readAgain } = useRead(read)

  function close() {
    if (entries) noteSeen(entries)
    onClose()
  }
  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      onClose={close}
      footer={
        <Button variant="solid" onClick={close}>
          {t('close')}
        </Button>
      }
    >
      {!entries && failure === null && <Spinner label={t('loading')} />}
      {failure !== null && <ReadFailed sentence={t('failed')} retry={t('retry')} onRetry={readAgain} />}
      {entries && <Entries entries={entries} />}
    </Dialog>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const t = useChangelogWords()
  const { language } = useWords()
  const { timeZone } = useContext(PlaceContext)
  const days = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone })
  if (entries.length === 0) return <p className={text.text}>{t('none')}</p>
  return (
    <ul className={css.entries}>
      {entries.map(({ date, text: words, isSeen }) => (
        <li key={`${date} ${words}`} className={css.entry}>
          <p className={css.day}>
            <time dateTime={date}>{days.format(new Date(date))}</time>
            {!isSeen && <span className={css.new}>{t('new')}</span>}
          </p>
          <p className={`${text.text} ${css.words}`}>{words}</p>
        </li>
      ))}
    </ul>
  )
}

async function readEntries(language: string, isAll: boolean) {
  const answer = await call('listChangelog', {
    language: language === 'fr' ? 'fr' : 'de',
    showAll: isAll ? 'true' : 'false',
  })
  return answer.entries
}

/** Where it cannot be noted the news come again in another session, which costs nobody anything. */
function noteSeen(entries: readonly Entry[]): void {
  const seen = entries.filter(({ isSeen }) => !isSeen).map(({ date }) => date)
  if (seen.length > 0) call('seeChangelog', { seen }).catch((error: unknown) => console.warn(error))
}
