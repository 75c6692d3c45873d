'use client'
import { type EditorLocale, editorLocales, type Locale, localeName, locales } from '@blickfang/shared/kernel/locale.ts'
import { Choice } from '@blickfang/shared/options/choice.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import text from '../../../ui/text.module.css'
import { useDialogWords } from '../../locales/dialog-words.ts'
import { useWords } from '../../locales/words.tsx'
import type { SectionProps } from './use-change-settings.ts'

const editorNames: { readonly [L in EditorLocale]: string } = { de: 'Deutsch', fr: 'Français' }

export function EditorLanguageSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { setLanguage } = useWords()
  return (
    <Choice
      label={t('settings.editorLanguage')}
      value={settings.editor.locale}
      offered={editorLocales.map((value) => ({ value, label: editorNames[value] }))}
      onChange={(locale) => {
        setLanguage(locale)
        change('editor', { locale })
      }}
    />
  )
}

/** The languages of the site; the default one cannot be taken away, since the others fall back to it. */
export function LanguagesSection({ settings, change }: SectionProps) {
  const t = useDialogWords()
  const { language } = useWords()
  const { languages } = settings
  function toggle(locale: Locale, isOn: boolean) {
    const active = locales.filter((other) => (other === locale ? isOn : languages.active.includes(other)))
    change('languages', { active })
  }
  return (
    <>
      <p className={text.soft}>{t('settings.languagesHint', { language: localeName(languages.default, language) })}</p>
      <div>
        {locales.map((locale) => (
          <CheckField
            key={locale}
            label={localeName(locale, language)}
            checked={languages.active.includes(locale)}
            disabled={locale === languages.default}
            onChange={(isOn) => toggle(locale, isOn)}
          />
        ))}
      </div>
    </>
  )
}
