'use client'
import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { setFieldVisibility } from '../commands/set-visibility.ts'
import { useEditor, useGroup } from '../context/editor-context.tsx'
import { shownFields } from '../fields/use-fields-with-place.ts'
import { useWords } from '../locales/words.tsx'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import { revealField } from './reveal-field.ts'

/** Each field of a group, on while it has a place on the page. Turning an empty one on gives it a place on the page and the caret. */
export function useFieldChecks(groupId: string) {
  const session = useEditor()
  const { language } = useWords()
  const group = useGroup(groupId, (state) => state)
  const fields = Object.entries(findGroup(group.name)?.group.fields ?? {})
  const names = fields.map(([name]) => name)
  const shown = shownFields(session.document, group, { names, revealed: null, tools: true })
  return fields.map(([field, { label }]) => {
    const isVisible = group.values[valueKeys.visibleFields.key(field)] !== false
    const hasPlace = shown.includes(field)
    return {
      key: field,
      label: labelIn(label, language),
      isOn: isVisible && hasPlace,
      onChange: (isOn: boolean) => {
        if (isOn !== isVisible) session.run(setFieldVisibility, { groupId, field, visible: isOn })
        if (isOn && !hasPlace) revealField(session, { groupId, field })
      },
    }
  })
}
