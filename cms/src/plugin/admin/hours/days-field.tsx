'use client'

import { specialDaySchema } from '@blickfang/contract/content/hours/opening-hours.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { SpecialDaysControl } from '@blickfang/contract/options/special-days/control.tsx'
import { messages } from '@blickfang/contract/options/special-days/messages.generated.ts'
import { type NotedDay, specialDays } from '@blickfang/contract/options/special-days/option.ts'
import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, useFormSubmitted, useLocale, useTranslation } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { localeOfCode } from '../../payload/locale-of.ts'
import css from '../options/options-form.module.css'
import { useControlServices } from '../options/use-control-services.tsx'
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
  const { rows, setRows, kept, isWrong } = useRows(path, list)
  const isSubmitted = useFormSubmitted()
  const label = getTranslation(field.label || field.name, i18n)
  return (
    <div className={`field-type ${css.field}`}>
      <SpecialDaysControl
        id={`field-${path.replaceAll('.', '__')}`}
        option={specialDays({ de: label, fr: label, en: label })}
        value={rows.map(({ note, ...day }) => ({ ...day, notes: note ? { [locale]: note } : {} }))}
        services={{ ...services, kept, contentLocale: locale }}
        onChange={(next) => setRows(next.map(({ notes, ...day }: NotedDay) => ({ ...day, note: notes[locale] ?? '' })))}
      />
      <FieldError
        path={path}
        showError={isWrong && isSubmitted}
        message={translate(messages, i18n.language)('wrong')}
      />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
