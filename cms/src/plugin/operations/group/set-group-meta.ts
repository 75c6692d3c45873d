import type { setGroupMeta as contract } from '@blickfang/shared/api/v1/group.ts'
import { type Saved, writeValues } from '../content/write-values.ts'
import type { Call } from '../operation-context.ts'

/** Sets the languages in which a group is not shown; none leaves no value behind. */
export async function setGroupMeta(call: Call<typeof contract>): Promise<Saved> {
  const { pageId, groupId, meta, base } = call.body
  const languages = [...new Set(meta.disallowedLanguages)].sort()
  const patch = { disallowedLanguages: languages.length > 0 ? languages : null }
  return writeValues(call, { itemType: 'group', id: groupId, pageId, patch, base })
}
