import { type EditorLocale, editorLocaleSchema } from '@blickfang/contract/kernel/locale.ts'
import { sessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { notedEditor } from '../../site/edit-link/noted-editor.ts'

/** Session storage key of the editor's language, so that a page opens in it before the settings have been read. Source: spec/editor.md §9. */
export const languageKey = 'editorLanguage'

/** The editor's language of this session, else that in which this browser was last edited in. */
export function storedLanguage(): EditorLocale | null {
  if (typeof window === 'undefined') return null
  const stored = editorLocaleSchema.safeParse(sessionNote(languageKey))
  return stored.success ? stored.data : notedEditor()
}
