import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { saveData } from '../../operations/data/save-data.ts'
import { changeGroupStatus } from '../../operations/group/change-group-status.ts'
import { setGroupMeta } from '../../operations/group/set-group-meta.ts'
import { setGroupVisibility } from '../../operations/group/set-group-visibility.ts'
import { changedOptions } from '../../payload/virtual/changed-options.ts'
import { hiddenInOf } from '../../payload/virtual/hidden-in-field.ts'
import { type Changes, rememberSent, saveThrough } from '../../payload/virtual/save-through.ts'

const namesSchema = z.array(z.string()).catch([])

/** Saves what a person changed of a group, by the operations that the in-page editor uses. Each names other values, so their order does not matter. */
async function saveGroup({ id, changed, loaded, base, locale: _, ...context }: Changes): Promise<void> {
  const [row] = await context.db.rows<{ page: string }>(sql`select page_id as page from bf_groups where id = ${id}`)
  const pageId = row?.page ?? ''
  const call = { ...context, query: undefined }
  if ('options' in changed) {
    const options = changedOptions(changed.options, loaded.options)
    await saveData({ ...call, body: { itemType: 'group', linkId: id, data: { options }, base } })
  }
  if ('hiddenFields' in changed) {
    const visibleFields = changedVisibility(
      namesSchema.parse(changed.hiddenFields),
      namesSchema.parse(loaded.hiddenFields),
    )
    await setGroupVisibility({ ...call, body: { pageId, groupId: id, visibleFields, base } })
  }
  if ('hiddenIn' in changed) {
    const disallowedLanguages = hiddenInOf(changed.hiddenIn)
    await setGroupMeta({ ...call, body: { pageId, groupId: id, meta: { disallowedLanguages }, base } })
  }
  if ('archived' in changed) {
    await changeGroupStatus({
      ...call,
      body: { pageId, groupId: id, to: changed.archived === true ? 'archived' : 'draft', base },
    })
  }
}

function changedVisibility(hidden: readonly string[], before: readonly string[]): Record<string, boolean> {
  const changed = [...new Set([...hidden, ...before])].filter((name) => hidden.includes(name) !== before.includes(name))
  return Object.fromEntries(changed.map((name) => [name, !hidden.includes(name)]))
}

export const groupHooks = {
  beforeOperation: [rememberSent],
  beforeChange: [saveThrough(['options', 'hiddenFields', 'hiddenIn', 'archived'], saveGroup)],
}
