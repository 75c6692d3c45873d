import type { EntryCollection } from '@blickfang/contract/entries/define-entries.ts'
import { type EntryValues, entryTitle } from '@blickfang/contract/entries/entry-values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { dayInWords } from '@blickfang/contract/kernel/time/day-in-words.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { ChevronRight, ExternalLink, Plus } from 'lucide-react'
import { useContext, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { PlaceContext } from '../../context/place.ts'
import { useWords } from '../../locales/words.tsx'
import { openInAdmin } from '../../shell/collections/open-in-admin.ts'
import { MoreButton } from '../more-button.tsx'
import { ReadFailed } from '../read-failed.tsx'
import css from './entries.module.css'
import { useEntriesWords } from './messages/use-entries-words.ts'
import { Removed } from './removed.tsx'
import { type EntryList as List, useEntries } from './use-entries.ts'

/** So many are found without a search. */
const fewEnough = 8

interface EntryListProps {
  readonly entries: EntryCollection
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
}

/** A collection's entries, with a button for a new one. */
export function EntryList({ entries, onOpen, onNew }: EntryListProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const [search, setSearch] = useState('')
  const list = useEntries(entries.collection, search)
  const isLong = (list.listed?.total ?? 0) > fewEnough || search !== ''
  return (
    <>
      <Button variant="solid" icon={<Plus size={16} />} onClick={onNew}>
        {labelIn(entries.add, language)}
      </Button>
      <Removed entries={entries} onBack={list.readAgain} />
      {isLong && (
        <TextField
          type="search"
          hideLabel
          label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Rows entries={entries} list={list} search={search.trim()} onOpen={onOpen} />
      <Button variant="quiet" icon={<ExternalLink size={16} />} onClick={() => openInAdmin(entries.collection)}>
        {t('admin')}
      </Button>
    </>
  )
}

interface RowsProps extends Pick<EntryListProps, 'entries' | 'onOpen'> {
  readonly list: List
  readonly search: string
}

function Rows({ entries, list, search, onOpen }: RowsProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const { listed, hasFailed } = list
  if (hasFailed) {
    return <ReadFailed sentence={t('failed')} retry={t('retry')} onRetry={list.readAgain} />
  }
  if (!listed) return <Spinner label={t('loading')} />
  const nothing = search ? t('nothing', { search }) : t('none', { add: labelIn(entries.add, language) })
  return (
    <>
      <p className={`${text.soft} ${css.found}`} role="status">
        {listed.ids.length === 0 && nothing}
      </p>
      <ul className={`${text.list} ${css.list}`}>
        {listed.ids.map((id) => {
          const values = list.byId[id]?.values
          return values && <Row key={id} entries={entries} values={values} onOpen={() => onOpen(id)} />
        })}
      </ul>
      {listed.ids.length < listed.total && (
        <MoreButton label={t('more')} failed={t('failed')} readMore={list.readMore} />
      )}
    </>
  )
}

interface RowProps {
  readonly entries: EntryCollection
  readonly values: EntryValues
  readonly onOpen: () => void
}

function Row({ entries, values, onOpen }: RowProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const { document } = useEditor()
  const title = entryTitle(entries, values, [document.locale, document.defaultLocale]) || t('unnamed')
  const lastDay = typeof values.lastDay === 'string' ? values.lastDay : ''
  const today = wallTime(new Date(), useContext(PlaceContext).timeZone).date
  const standing = 'state' in entries.fields ? standingOf(values, lastDay, today) : null
  return (
    <li>
      <button type="button" className={css.row} onClick={onOpen}>
        <span className={css.title}>{title}</span>
        {standing && (
          <span className={text.soft}>
            <span className={css.standing} data-standing={standing}>
              {t(standing)}
            </span>
            {lastDay && ` · ${t('until', { day: dayInWords(lastDay, 'long', language) })}`}
          </span>
        )}
        <ChevronRight className={css.arrow} size={16} aria-hidden="true" />
      </button>
    </li>
  )
}

function standingOf({ state }: EntryValues, lastDay: string, today: string): 'draft' | 'archived' | 'over' | 'shown' {
  if (state === 'draft' || state === 'archived') return state
  return lastDay !== '' && lastDay < today ? 'over' : 'shown'
}
