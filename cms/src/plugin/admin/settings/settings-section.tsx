'use client'

import { sections } from '@blickfang/shared/content/settings.ts'
import { changesOf, isAllowedBeside } from '@blickfang/shared/content/settings-values/settings-values.ts'
import type { KeptTexts } from '@blickfang/shared/kernel/control.ts'
import type { Json } from '@blickfang/shared/kernel/json.ts'
import { labelIn } from '@blickfang/shared/kernel/label.ts'
import { OptionForm } from '@blickfang/shared/options/option-form.tsx'
import { setOptions } from '@blickfang/shared/options/option-values.ts'
import { useAllFormFields, useAuth, useForm, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import css from '../options/options-form.module.css'
import { useControlServices } from '../options/use-control-services.tsx'
import { useThemeColors } from '../options/use-theme-colors.ts'

const formId = 'setting'
const pathOf = (id: string) => id.slice(`${formId}-`.length)

/** A section of the settings with the controls of the in-page editor. */
export function SettingsSection({ section: name }: { section: string }) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const { services, drawer } = useControlServices()
  const colors = useThemeColors()
  const { setModified } = useForm()
  const [fields, dispatch] = useAllFormFields()
  const wrong = useRef<ReadonlyMap<string, string>>(new Map())
  const section = sections.find((one) => one.name === name)
  if (!section) return null
  const stored = Object.keys(section.options).map((path) => [path, fields[path]?.value as Json | undefined])
  const values = setOptions(section.options, Object.fromEntries(stored))
  function change(path: string, next: unknown) {
    const changes = wrong.current.has(path) ? { [path]: wrong.current.get(path) } : changesOf(path, next as Json)
    for (const [own, value] of Object.entries(changes)) dispatch({ type: 'UPDATE', path: own, value })
    setModified(true)
  }
  // What is typed and no value is what the form holds, so that it is refused when it is saved, and asked about before it is left.
  const kept: KeptTexts = {
    read: (id) => {
      const path = pathOf(id)
      const held = fields[path]?.value
      return typeof held === 'string' && section.options[path]?.schema.safeParse(held).success === false ? held : null
    },
    write: (id, text) => {
      const path = pathOf(id)
      if (!(path in section.options)) return
      const others = [...wrong.current].filter(([own]) => own !== path)
      wrong.current = new Map(text === null ? others : [...others, [path, text]])
      if (text !== null) change(path, text)
    },
  }
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
