'use client'

import { statusSchema } from '@blickfang/contract/content/status.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { FieldLabel, useFormFields, useTranslation } from '@payloadcms/ui'
import { messages } from '../texts/messages.generated.ts'
import { StatusPill } from './status-pill.tsx'

/** The status in a form's sidebar: the database works it out, nobody sets it. */
export function StatusField() {
  const { i18n } = useTranslation()
  const status = statusSchema.safeParse(useFormFields(([fields]) => fields.status?.value))
  const changed = useFormFields(([fields]) => fields.changed?.value === true)
  const isLive = useFormFields(([fields]) => fields.isLive?.value === true)
  if (!status.success) return null
  return (
    <div className="field-type">
      <FieldLabel label={translate(messages, i18n.language)('status')} />
      <div>
        <StatusPill status={status.data} changed={changed} isLive={isLive} language={i18n.language} />
      </div>
    </div>
  )
}
