import { loadMessages } from '@blickfang/shared/kernel/messages/messages.ts'
import { type Translate, translator } from '@blickfang/shared/kernel/messages/translator.ts'
import { use } from 'react'
import { definePart } from '../../ui/parts/define-part.ts'
import { de, type Sentences } from './dialogs/de.generated.ts'
import { loaders } from './dialogs/loaders.generated.ts'
import { useWords } from './words.tsx'

/** Says the texts of panels and dialogs. */
export type DialogWords = Translate<Sentences>

const inGerman = translator(de)
const french = definePart(async () => translator(await loadMessages(loaders, 'fr')))
let inFrench: Promise<DialogWords> | null = null

/**
 * The texts of panels and dialogs, in the editor's language. German comes with the code of the first panel, so that the
 * page in edit mode starts without them; French is waited for (suspends), and German stands in if it cannot come.
 */
export function useDialogWords(): DialogWords {
  const { language } = useWords()
  if (language === 'de') return inGerman
  inFrench ??= loadFrench()
  return use(inFrench)
}

async function loadFrench(): Promise<DialogWords> {
  try {
    return await french.load()
  } catch (error) {
    console.warn('The French words of the panels could not be loaded; German stands in.', error)
    return inGerman
  }
}
