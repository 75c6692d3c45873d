import type { Field } from 'payload'
import { type DraftReader, fromDraft } from './draft-reader.ts'

export const readArchived: DraftReader = (draft) => draft.archived === true

/** Whether a page or group is kept without being shown. */
export const archivedField: Field = {
  name: 'archived',
  type: 'checkbox',
  virtual: true,
  label: {
    de: 'Archiviert: bleibt erhalten, wird aber nicht gezeigt',
    fr: 'Archivé : conservé, mais pas affiché',
    en: 'Archived: kept, but not shown',
  },
  admin: { readOnly: false, disableListColumn: true },
  hooks: { afterRead: [fromDraft(readArchived)] },
}
