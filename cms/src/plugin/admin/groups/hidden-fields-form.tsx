'use client'

import { findGroup } from '@blickfang/blocks/groups.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { CheckboxInput, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import css from '../options/options-form.module.css'
import { messages } from '../texts/messages.generated.ts'

/** Boxes for the fields of the group, one each; ticked fields are not shown to visitors. */
export const HiddenFieldsForm: JSONFieldClientComponent = ({ path }) => {
  const { value, setValue } = useField<string[] | null>({ path })
  const { i18n } = useTranslation()
  const groupName = useFormFields(([fields]) => String(fields.groupName?.value ?? ''))
  const fields = Object.entries(findGroup(groupName)?.group.fields ?? {})
  const hidden = value ?? []
  if (fields.length === 0) return null
  return (
    <fieldset className={css.form}>
      <legend className={css.legend}>{translate(messages, i18n.language)('hiddenFields')}</legend>
      {fields.map(([name, field]) => (
        <CheckboxInput
          key={name}
          id={`hidden-${name}`}
          label={labelIn(field.label, i18n.language)}
          checked={hidden.includes(name)}
          onToggle={() =>
            setValue(hidden.includes(name) ? hidden.filter((other) => other !== name) : [...hidden, name].sort())
          }
        />
      ))}
    </fieldset>
  )
}
