'use client'

import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { OptionMap } from '@blickfang/shared/kernel/block.ts'
import { isShown } from '@blickfang/shared/kernel/conditions.ts'
import type { Control } from '@blickfang/shared/kernel/control.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { translate } from '@blickfang/shared/kernel/messages/translator.ts'
import { controls } from '@blickfang/shared/options/controls.generated.ts'
import { setOptions } from '@blickfang/shared/options/option-values.ts'
import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { messages } from '../texts/messages.generated.ts'
import css from './options-form.module.css'
import { useControlServices } from './use-control-services.tsx'
import { useThemeColors } from './use-theme-colors.ts'

/** The registry pairs each control with its option's type, which a list of mixed options cannot say. */
const controlOf: Readonly<Record<string, unknown>> = controls

/** The options of a group or a field with the controls of the in-page editor; one that goes back to its fallback is reset. */
export const OptionsForm: JSONFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<Record<string, Json> | null>({ path })
  const { collectionSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const groupName = useFormFields(([fields]) => String(fields.groupName?.value ?? ''))
  const name = useFormFields(([fields]) => String(fields.name?.value ?? ''))
  const { services, drawer } = useControlServices()
  const colors = useThemeColors()
  const group = findGroup(groupName)?.group
  const options: OptionMap = (collectionSlug === 'fields' ? group?.fields[name]?.options : group?.options) ?? {}
  const values = setOptions(options, value ?? {})
  const conditions = collectionSlug === 'fields' ? {} : (group?.showWhen ?? {})
  const shown = Object.entries(options).filter(([key, option]) => option.editable && isShown(conditions[key], values))
  if (shown.length === 0) return null
  return (
    <fieldset className={css.form} style={colors}>
      <legend className={css.legend}>{translate(messages, i18n.language)('options')}</legend>
      {shown.map(([key, option]) => {
        const ControlOfOption = controlOf[option.type] as Control | undefined
        if (!ControlOfOption) return null
        const change = (next: unknown) => setValue({ ...value, [key]: next as Json })
        return (
          <ControlOfOption
            key={key}
            id={`option-${key}`}
            option={option}
            value={values[key]}
            onChange={change}
            services={services}
          />
        )
      })}
      {drawer}
    </fieldset>
  )
}
