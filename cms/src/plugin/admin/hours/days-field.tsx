'use client'

import { specialDaySchema } from '@blickfang/contract/content/hours/opening-hours.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { SpecialDaysControl } from '@blickfang/contract/options/special-days/control.tsx'
import { type NotedDay, specialDays } from '@blickfang/contract/options/special-days/option.ts'
import { messages } from '@blickfang/contract/options/week-hours/messages.generated.ts'
import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { localeOfCode } from '../../payload/locale-of.ts'
import { useControlServices } from '../options/use-control-services.tsx'
import { idOfField, RowsField } from './rows-field.tsx'
import { useHolidays } from './use-holidays.ts'
import { type Row, useRows } from './use-rows.ts'

interface DayRow extends Row {
  readonly date: string
  readonly open: string
  readonly close: string
  readonly note?: string | null
}

const list = {
  isRow: ({ note: _, ...row }: DayRow) => specialDaySchema.safeParse(row).success,
  wrongRow: { date: '?', open: '?', close: '?' },
}

/** Days that differ from the week with the control of the page editor; a note is that of the language chosen above. */
export function DaysField({ field, path }: ArrayFieldClientProps) {
  const { i18n } = useTranslation()
  const locale = localeOfCode(useLocale()?.code)
  const { services } = useControlServices()
  const holidays = useHolidays(useDocumentInfo().id, i18n.language)
  const { rows, setRows, kept, isWrong } = useRows(path, list)
  const label = getTranslation(field.label || field.name, i18n)
  return (
    <RowsField field={field} path={path} wrong={isWrong ? translate(messages, i18n.language)('wrong') : null}>
      <SpecialDaysControl
        id={idOfField(path)}
        option={specialDays({ de: label, fr: label, en: label })}
        value={rows.map(({ note, ...day }) => ({ ...day, notes: note ? { [locale]: note } : {} }))}
        services={{ ...services, kept, contentLocale: locale, holidays }}
        onChange={(next) => setRows(next.map(({ notes, ...day }: NotedDay) => ({ ...day, note: notes[locale] ?? '' })))}
      />
    </RowsField>
  )
}
