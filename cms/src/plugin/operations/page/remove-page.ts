import type { removePage as contract } from '@blickfang/contract/api/v1/page.ts'
import type { Saved } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'
import { savePage } from '../values/save-page.ts'

/**
 * Removes a page: one that was never live at once, any other with its next publish; or brings it back. Menus leave it out
 * by themselves. Throws IN_USE for the home page, without which the site has no front door.
 */
export async function removePage(call: Call<typeof contract>): Promise<Saved> {
  const { id, restore } = call.body
  const { saved } = await savePage(call, { id, patch: { deleted: restore ? null : true }, base: null })
  return saved
}
