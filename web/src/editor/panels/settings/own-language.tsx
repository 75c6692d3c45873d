'use client'
import { type EditorLocale, editorLocales, localeName } from '@blickfang/contract/kernel/locale.ts'
import { Choice } from '@blickfang/contract/options/choice.tsx'
import { useEffect, useState } from 'react'
import { call } from '../../../cms/api-client.ts'
import { withToasts } from '../../../ui/toasts/toasts.ts'
import { useWords } from '../../locales/words.tsx'
import { useNotify } from '../../shell/use-notify.ts'
import { useSettingsWords } from './messages/use-settings-words.ts'

/** The language in which the person reads the editor: their account's, and nobody else's. Each is named in itself. */
export function OwnLanguage() {
  const t = useSettingsWords()
  const { language, setLanguage } = useWords()
  const notify = useNotify()
  // Shown at once: the words of a language come a moment later.
  const [chosen, setChosen] = useState<EditorLocale | null>(null)
  const [saved, setSaved] = useState<EditorLocale | null>(null)
  useEffect(() => {
    // In the words of the language that was chosen, once they have come.
    if (saved === null || saved !== language) return
    setSaved(null)
    setChosen(null)
    withToasts((toast) => toast.success(t('language.saved'), { id: 'settings' }))
  }, [saved, language, t])

  async function choose(next: EditorLocale) {
    const before = language
    setChosen(next)
    setLanguage(next)
    try {
      await call('setLanguage', { language: next })
      setSaved(next)
    } catch (error) {
      setLanguage(before)
      setChosen(null)
      notify.failure(error, t('failed'))
    }
  }
  return (
    <Choice
      label={t('language.own')}
      value={chosen ?? language}
      offered={editorLocales.map((locale) => ({ value: locale, label: localeName(locale, locale) }))}
      onChange={(next) => void choose(next)}
    />
  )
}
