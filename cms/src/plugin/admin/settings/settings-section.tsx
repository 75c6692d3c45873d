'use client'

import { sections } from '@blickfang/contract/content/settings.ts'
import { changesOf, isAllowedBeside } from '@blickfang/contract/content/settings-values/settings-values.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { OptionForm } from '@blickfang/contract/options/option-form.tsx'
import { useAllFormFields, useAuth, useForm, useTranslation } from '@payloadcms/ui'
import css from '../options/options-form.module.css'
import { useControlServices } from '../options/use-control-services.tsx'
import { useHeldTexts } from '../options/use-held-texts.ts'
import { useThemeColors } from '../options/use-theme-colors.ts'
import { messages } from '../texts/messages.generated.ts'

const formId = 'setting'

/** A section of the settings with the controls of the in-page editor. */
export function SettingsSection({ section: name }: { section: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { services, drawer } = useControlServices()
  const colors = useThemeColors()
  const { setModified } = useForm()
  const [fields, dispatch] = useAllFormFields()
  const section = sections.find((one) => one.name === name)
  const options = section?.options ?? {}
  const held = Object.keys(options).map((path) => [path, fields[path]?.value as Json | undefined])
  const { values, kept, change } = useHeldTexts({
    id: formId,
    options,
    held: Object.fromEntries(held),
    onChange: (path, next) => {
      for (const [own, value] of Object.entries(changesOf(path, next ?? null))) {
        dispatch({ type: 'UPDATE', path: own, value })
      }
      setModified(true)
    },
  })
  if (!section) return null
  const kind = fields['business.kind']?.value
  if (section.kinds && !section.kinds.includes(String(kind)))
    return <p>{translate(messages, i18n.language)('settings.notForKind')}</p>
  return (
    <fieldset className={css.form} style={colors} disabled={section.audience === 'admins' && user?.role !== 'admin'}>
      {section.hint && <p>{labelIn(section.hint, i18n.language)}</p>}
      <OptionForm
        id={formId}
        options={section.options}
        showWhen={section.showWhen}
        values={values}
        services={{ ...services, kept }}
        isInAdmin
        isAllowed={(path) => isAllowedBeside(section, values, path)}
        onChange={change}
      />
      {drawer}
    </fieldset>
  )
}
