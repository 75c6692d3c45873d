import type { EditorLocale } from '@blickfang/contract/kernel/locale.ts'
import { loadMessages } from '@blickfang/contract/kernel/messages/messages.ts'
import { type Translate, translator } from '@blickfang/contract/kernel/messages/translator.ts'
import { type Sentences as EngineSentences, de as engine } from './engine/de.generated.ts'
import { loaders as engineLoaders } from './engine/loaders.generated.ts'
import { type Sentences as PanelSentences, de as panels } from './panels/de.generated.ts'
import { loaders as panelLoaders } from './panels/loaders.generated.ts'

/** Translators of the editor's texts: `engine` for fields and overlay, `panels` for the toolbar and what is around it. */
export interface Said {
  readonly engine: Translate<EngineSentences>
  readonly panels: Translate<PanelSentences>
}

/** German is in the bundle: it is the default, and what stands in when another dictionary cannot be loaded. */
export const german: Said = { engine: translator(engine), panels: translator(panels) }

/** A language's texts; German if its dictionary cannot be loaded. `language` says which of them came. Source: spec/editor.md §1. */
export async function loadSaid(language: EditorLocale): Promise<{ language: EditorLocale; said: Said }> {
  if (language === 'de') return { language, said: german }
  try {
    const [engine, panels] = await Promise.all([
      loadMessages(engineLoaders, language),
      loadMessages(panelLoaders, language),
    ])
    return { language, said: { engine: translator(engine), panels: translator(panels) } }
  } catch (error) {
    console.warn('The French dictionary could not be loaded; German stands in.', error)
    return { language: 'de', said: german }
  }
}
