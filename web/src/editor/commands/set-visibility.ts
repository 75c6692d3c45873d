import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { changeValue } from './change-value.ts'
import { defineCommand } from './command.ts'

/** Shows a field of a group to visitors, or hides it. */
export const setFieldVisibility = defineCommand<{ groupId: string; field: string; visible: boolean }>({
  name: 'setFieldVisibility',
  history: 'record',
  plan: (document, { groupId, field, visible }) =>
    changeValue(
      document,
      { itemType: 'group', id: groupId },
      valueKeys.visibleFields.key(field),
      visible ? null : false,
    ),
})

/** Sets the languages in which a group is not shown. */
export const setGroupLanguages = defineCommand<{ groupId: string; disallowed: readonly Locale[] }>({
  name: 'setGroupLanguages',
  history: 'record',
  plan: (document, { groupId, disallowed }) =>
    changeValue(
      document,
      { itemType: 'group', id: groupId },
      'disallowedLanguages',
      disallowed.length > 0 ? disallowed : null,
    ),
})
