import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'

/** Whether visitors reach a page that the site can do without. */
export function mayGoOffline({ role, live }: EditorPageEntry): boolean {
  return role !== 'home' && live.length > 0
}
