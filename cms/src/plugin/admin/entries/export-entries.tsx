'use client'

import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { entriesCsv, type KeptEntry } from '@blickfang/contract/forms/table/entries-csv.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { saveText } from '@blickfang/contract/kernel/save-text.ts'
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { call } from '../client/call.ts'
import { getJson } from '../client/get-json.ts'
import { messages } from '../texts/messages.generated.ts'

/** Above the list of entries: saves those that the list's filter shows as a table. */
export function ExportEntries() {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const asked = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const t = translate(messages, i18n.language)

  async function save() {
    setBusy(true)
    try {
      const query = new URLSearchParams([...asked].filter(([name]) => name.startsWith('where') || name === 'search'))
      for (const [name, value] of [
        ['limit', '0'],
        ['depth', '0'],
        ['sort', '-createdAt'],
      ] as const)
        query.set(name, value)
      const { settings } = await call('getSettings', {})
      const { docs } = await getJson<{ docs: KeptEntry[] }>(`${config.routes.api}/bf-submissions?${query}`)
      const table = entriesCsv(docs, i18n.language, settings.business.timeZone)
      saveText(table, `${t('entries.file')}.csv`, 'text/csv;charset=utf-8')
    } catch {
      toast.error(errorSentenceOf('UNAVAILABLE', i18n.language))
    }
    setBusy(false)
  }

  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void save()}>
      {t('entries.export')}
    </Button>
  )
}
