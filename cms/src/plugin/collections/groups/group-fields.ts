import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Field } from 'payload'
import { archivedField, readArchived } from '../../payload/virtual/archived-field.ts'
import { type DraftReader, fromDraft } from '../../payload/virtual/draft-reader.ts'
import { hiddenInField, readHiddenIn } from '../../payload/virtual/hidden-in-field.ts'
import { loadedField } from '../../payload/virtual/loaded-field.ts'
import { optionsField } from '../../payload/virtual/options-field.ts'
import { readOptions } from '../../payload/virtual/read-options.ts'

/** Values of a group's draft for each input of the form. */
const groupReaders = {
  options: readOptions,
  hiddenFields: (draft) =>
    Object.entries(draft).flatMap(([key, value]) =>
      value === false ? (valueKeys.visibleFields.partOf(key) ?? []) : [],
    ),
  hiddenIn: readHiddenIn,
  archived: readArchived,
} satisfies Record<string, DraftReader>

/** The inputs of a group: its options, which fields and languages show it, whether it is archived. */
export const groupFields: Field[] = [
  {
    name: 'groupName',
    type: 'text',
    virtual: true,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.name] },
  },
  optionsField,
  {
    name: 'hiddenFields',
    type: 'json',
    virtual: true,
    label: { de: 'Ausgeblendete Felder', fr: 'Champs masqués', en: 'Hidden fields' },
    admin: {
      readOnly: false,
      disableListColumn: true,
      components: { Field: '@blickfang/cms/client#HiddenFieldsForm' },
    },
    hooks: { afterRead: [fromDraft(groupReaders.hiddenFields)] },
  },
  hiddenInField,
  archivedField,
  loadedField(groupReaders),
]
