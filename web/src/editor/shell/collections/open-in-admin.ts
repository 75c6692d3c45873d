import { entriesFrom } from '@blickfang/contract/sources/entries-from.ts'
import { keepSessionNote } from '@blickfang/views/site/visitor/session-note.ts'
import { leavePage } from '../../../ui/back/leave-page.ts'

/** Leads to a collection in the admin, which leads back here. */
export function openInAdmin(collection: string): void {
  leavePage(() => {
    const { pathname, search } = window.location
    keepSessionNote(entriesFrom, pathname + search)
    window.location.assign(`/admin/collections/bf-${collection}`)
  })
}
