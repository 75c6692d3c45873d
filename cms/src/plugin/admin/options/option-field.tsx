'use client'

import type { Control } from '@blickfang/contract/kernel/control.ts'
import { controls } from '@blickfang/contract/options/controls.generated.ts'
import { type OptionType, options } from '@blickfang/contract/options/options.generated.ts'
import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import css from './options-form.module.css'
import { useControlServices } from './use-control-services.tsx'

/** A text of a collection with the control of an option, such as a day. */
export function OptionField({ field, path, option: type }: TextFieldClientProps & { option: OptionType }) {
  const { value, setValue, showError } = useField<string | null>({ path })
  const { i18n } = useTranslation()
  const { services } = useControlServices()
  const label = getTranslation(field.label || field.name, i18n)
  const option = options[type]({ de: label, fr: label, en: label })
  const OwnControl = controls[type] as Control
  return (
    <div className={`field-type text ${css.field}`}>
      <OwnControl
        id={`field-${path.replaceAll('.', '__')}`}
        option={option}
        value={value ?? option.fallback}
        services={services}
        onChange={(next) => setValue(next)}
      />
      <FieldError path={path} showError={showError} />
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
