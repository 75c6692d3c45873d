import { type EditorLocale, editorLocaleSchema } from '@blickfang/contract/kernel/locale.ts'
import { editorKey, ownStorage } from './editor-key.ts'

/**
 * The language in which this browser last spoke to somebody who edits; null where nobody does. No right hangs on it: live pages
 * offer the way to the editor by it, and are the same bytes for everybody.
 */
export function notedEditor(): EditorLocale | null {
  const noted = editorLocaleSchema.safeParse(ownStorage()?.getItem(editorKey))
  return noted.success ? noted.data : null
}

/** Called once the server has taken the session for one of an editor. */
export function noteEditor(language: EditorLocale): void {
  try {
    ownStorage()?.setItem(editorKey, language)
  } catch {
    // Full: the way to the editor is its address.
  }
}

export function forgetEditor(): void {
  ownStorage()?.removeItem(editorKey)
}
