'use client'

import { findGroup } from '@blickfang/blocks/groups.ts'
import type { OptionMap } from '@blickfang/contract/kernel/block.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { OptionForm, shownOptions } from '@blickfang/contract/options/option-form.tsx'
import { useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { messages } from '../texts/messages.generated.ts'
import css from './options-form.module.css'
import { useControlServices } from './use-control-services.tsx'
import { useHeldTexts } from './use-held-texts.ts'
import { useThemeColors } from './use-theme-colors.ts'

const formId = 'option'

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
  const options: OptionMap = (collectionSlug === 'bf-fields' ? group?.fields[name]?.options : group?.options) ?? {}
  const { values, kept, change } = useHeldTexts({
    id: formId,
    options,
    held: value ?? {},
    onChange: (name, next) => setValue({ ...value, [name]: next }),
  })
  const conditions = collectionSlug === 'bf-fields' ? {} : (group?.showWhen ?? {})
  const form = { options, showWhen: conditions, values, isInAdmin: true }
  if (shownOptions(form).length === 0) return null
  return (
    <fieldset className={css.form} style={colors}>
      <legend className={css.legend}>{translate(messages, i18n.language)('options')}</legend>
      <OptionForm {...form} id={formId} services={{ ...services, kept }} onChange={change} />
      {drawer}
    </fieldset>
  )
}
