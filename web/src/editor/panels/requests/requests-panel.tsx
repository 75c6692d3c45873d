'use client'
import { saveText } from '@blickfang/contract/kernel/save-text.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import { useAction } from '../../shell/actions/use-action.ts'
import type { PanelProps } from '../define-panel.ts'
import { MoreButton } from '../more-button.tsx'
import { ReadFailed } from '../read-failed.tsx'
import { useRequestsWords } from './messages/use-requests-words.ts'
import { RequestRow } from './request-row.tsx'
import css from './requests.module.css'
import { type Requests, useRequests } from './use-requests.ts'

/** Panel with the entries that visitors have sent by forms: read, answered by mail, noted, done, saved as a table and removed. */
export function RequestsPanel({ title, onClose }: PanelProps) {
  const t = useRequestsWords()
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(true)
  const requests = useRequests({ search, isOpen })
  const { counts } = requests
  return (
    <SidePanel title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={css.panel}>
        <fieldset className={css.choice} aria-label={t('which')}>
          <Button variant="quiet" aria-pressed={isOpen} onClick={() => setOpen(true)}>
            {t('open', { count: counts?.open ?? 0 })}
          </Button>
          <Button variant="quiet" aria-pressed={!isOpen} onClick={() => setOpen(false)}>
            {t('all', { count: counts?.total ?? 0 })}
          </Button>
        </fieldset>
        <TextField
          type="search"
          hideLabel
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <List requests={requests} isOpen={isOpen} search={search.trim()} />
      </div>
    </SidePanel>
  )
}

interface ListProps {
  readonly requests: Requests
  readonly isOpen: boolean
  readonly search: string
}

function List({ requests, isOpen, search }: ListProps) {
  const t = useRequestsWords()
  const { listed, hasFailed, tryAgain } = requests
  if (hasFailed) {
    return <ReadFailed sentence={t('failed')} retry={t('retry')} onRetry={tryAgain} />
  }
  if (!listed) return <Spinner label={t('loading')} />
  const { entries } = listed
  const found = search ? t('nothing', { search }) : t(isOpen && listed.total > 0 ? 'allDone' : 'none')
  return (
    <>
      <p className={`${text.soft} ${css.found}`} role="status">
        {entries.length === 0 && found}
      </p>
      <ul className={`${text.list} ${css.list}`}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <RequestRow entry={entry} onChange={requests.change} onGone={requests.drop} />
          </li>
        ))}
      </ul>
      {listed.next && <MoreButton label={t('more')} failed={t('failed')} readMore={requests.readMore} />}
      {entries.length > 0 && <Export isOpen={isOpen} search={search} />}
    </>
  )
}

/** Button that saves the entries that are shown, and those that would follow. */
function Export({ isOpen, search }: Omit<ListProps, 'requests'>) {
  const t = useRequestsWords()
  const { language } = useWords()
  const { run, isBusy } = useAction()
  const save = () =>
    run(t('exportFailed'), async () => {
      const asked = { language, isOpen: isOpen ? 'true' : 'false', ...(search && { search }) } as const
      const { csv } = await call('exportSubmissions', asked)
      const name = t('file')
      saveText(csv, `${name}.csv`, 'text/csv;charset=utf-8')
    })
  return (
    <Button variant="quiet" icon={<Download size={16} />} busy={isBusy} onClick={() => void save()}>
      {t('export')}
    </Button>
  )
}
