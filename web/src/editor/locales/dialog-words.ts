import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'
import { createTranslator } from 'next-intl'
import { use } from 'react'
import { definePart } from '../../ui/parts/define-part.ts'
import german from './de/dialogs.json'
import { useWords } from './words.tsx'

const inGerman = translate('de', german)
const french = definePart(async () => translate('fr', (await import('./fr/dialogs.json')).default))
let inFrench: Promise<typeof inGerman> | null = null

/**
 * The texts of panels and dialogs, in the editor's language. German comes with the code of the first panel, so that the
 * page in edit mode starts without them; French is waited for (suspends), and German stands in if it cannot come.
 */
export function useDialogWords(): typeof inGerman {
  const { language } = useWords()
  if (language === 'de') return inGerman
  inFrench ??= loadFrench()
  return use(inFrench)
}

async function loadFrench(): Promise<typeof inGerman> {
  try {
    return await french.load()
  } catch (error) {
    console.warn('The French words of the panels could not be loaded; German stands in.', error)
    return inGerman
  }
}

function translate(language: EditorLocale, messages: typeof german) {
  return createTranslator({
    locale: `${language}-CH`,
    messages,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}
