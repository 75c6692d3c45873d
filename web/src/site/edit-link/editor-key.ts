/** Local storage key of what a browser remembers of who edits in it (noted-editor.ts). */
export const editorKey = 'blickfang:editor'

/** Undefined on a server, and where a browser lends none. */
export function ownStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
