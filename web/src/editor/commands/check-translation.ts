import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import { contentSchema } from '@blickfang/contract/content/values.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Patch } from '../model/change.ts'
import type { PageDocument } from '../model/page-document.ts'
import { readValue } from '../model/read-value.ts'
import { defineCommand } from './command.ts'

/**
 * Notes that a person has looked at translations and leaves them as they are, all in one step: a machine's words are checked, and all belong to the
 * original of now, which the server notes with them.
 */
export const checkTranslation = defineCommand<{ fieldIds: readonly string[] }>({
  name: 'checkTranslation',
  history: 'record',
  plan: (document, { fieldIds }) => fieldIds.flatMap((id) => planLook(document, id)),
})

function planLook(document: PageDocument, id: string): Patch {
  const target = { itemType: 'field', id } as const
  const key = contentKey(document.locale)
  const before = readValue(document, target, key)
  const words = contentSchema.safeParse(before).data
  if (!words) return []
  const { source: _, ...rest } = words
  const after = jsonSchema.parse({ ...rest, ...(words.by === 'machine' && { checked: true }) })
  // Not by `changeValue`: from which original words are made is no difference to it.
  return [{ type: 'value', ...target, key, before, after }]
}
