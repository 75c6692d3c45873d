import type { EditorLocale } from '@blickfang/shared/kernel/locale.ts'
import engine from './de/engine.json'
import panels from './de/panels.json'

/** The editor's texts by namespace: `engine` for fields and overlay, `panels` for the toolbar and what is around it. */
export interface Messages {
  readonly engine: typeof engine
  readonly panels: typeof panels
}

/** German is in the bundle: it is the default, and what stands in when another dictionary cannot be loaded. */
export const german: Messages = { engine, panels }

/** A language's texts; German if its dictionary cannot be loaded. `language` says which of them came. Source: spec/editor.md §1. */
export async function loadMessages(language: EditorLocale): Promise<{ language: EditorLocale; messages: Messages }> {
  if (language === 'de') return { language, messages: german }
  try {
    const [engine, panels] = await Promise.all([import('./fr/engine.json'), import('./fr/panels.json')])
    return { language, messages: { engine: engine.default, panels: panels.default } }
  } catch (error) {
    console.warn('The French dictionary could not be loaded; German stands in.', error)
    return { language: 'de', messages: german }
  }
}
