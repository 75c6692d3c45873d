import { createTranslator } from 'next-intl'
import { use } from 'react'
import type { EditorLocale } from 'shared/kernel/locale.ts'
import german from './de/dialogs.json'
import { useWords } from './words.tsx'

const translators = new Map<EditorLocale, ReturnType<typeof translate>>([['de', translate('de', german)]])
let french: Promise<void> | null = null

/**
 * The texts of panels and dialogs, in the editor's language. German comes with the code of the first panel, so that the
 * page in edit mode starts without them; another language is waited for (suspends), and German stands in if it cannot come.
 */
export function useDialogWords(): ReturnType<typeof translate> {
  const { language } = useWords()
  const known = translators.get(language)
  if (known) return known
  french ??= loadFrench()
  use(french)
  return translators.get(language) ?? translate('de', german)
}

async function loadFrench(): Promise<void> {
  try {
    const { default: messages } = await import('./fr/dialogs.json')
    translators.set('fr', translate('fr', messages))
  } catch (error) {
    console.warn('The French words of the panels could not be loaded; German stands in.', error)
    translators.set('fr', translate('de', german))
  }
}

function translate(language: EditorLocale, messages: typeof german) {
  return createTranslator({
    locale: `${language}-CH`,
    messages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}
