import type { Field } from 'payload'
import { fromDraft } from './draft-reader.ts'
import { readOptions } from './read-options.ts'

/** The options of a group or field, edited with the controls that the in-page editor uses. Whoever uses it needs `groupName` in the form. */
export const optionsField: Field = {
  name: 'options',
  type: 'json',
  virtual: true,
  label: { de: 'Optionen', fr: 'Options', en: 'Options' },
  admin: {
    readOnly: false,
    disableListColumn: true,
    components: { Field: '@blickfang/cms/client#OptionsForm' },
  },
  hooks: { afterRead: [fromDraft(readOptions)] },
}
