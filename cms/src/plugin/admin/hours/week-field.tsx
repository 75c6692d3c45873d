'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { WeekHoursControl } from '@blickfang/contract/options/week-hours/control.tsx'
import { messages } from '@blickfang/contract/options/week-hours/messages.generated.ts'
import { type OpeningPeriod, openingPeriodSchema, weekHours } from '@blickfang/contract/options/week-hours/option.ts'
import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useControlServices } from '../options/use-control-services.tsx'
import { idOfField, RowsField } from './rows-field.tsx'
import { type Row, useRows } from './use-rows.ts'

const list = {
  isRow: (row: Row & OpeningPeriod) => openingPeriodSchema.safeParse(row).success,
  wrongRow: { day: 1, open: '?', close: '?' },
}

/** The opening hours of a week with the control of the page editor; they are kept as the rows that they were. */
export function WeekField({ field, path }: ArrayFieldClientProps) {
  const { i18n } = useTranslation()
  const { services } = useControlServices()
  const { rows, setRows, kept, isWrong } = useRows(path, list)
  const label = getTranslation(field.label || field.name, i18n)
  return (
    <RowsField field={field} path={path} wrong={isWrong ? translate(messages, i18n.language)('wrong') : null}>
      <WeekHoursControl
        id={idOfField(path)}
        option={weekHours({ de: label, fr: label, en: label })}
        value={rows.map(({ day, open, close }) => ({ day, open, close }))}
        services={{ ...services, kept }}
        onChange={(next) => setRows(next.map((period) => ({ ...period, id: rows.find(isSame(period))?.id })))}
      />
    </RowsField>
  )
}

function isSame(a: OpeningPeriod) {
  return (b: OpeningPeriod) => a.day === b.day && a.open === b.open && a.close === b.close
}
