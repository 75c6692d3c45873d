import { contentKey } from '@blickfang/contract/content/keys/value-keys.ts'
import type { Content, ContentValues } from '@blickfang/contract/content/values.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Field } from 'payload'
import { validations } from 'payload/shared'
import { inWords } from '../../payload/in-words.ts'
import { type DraftReader, fromDraft } from '../../payload/virtual/draft-reader.ts'
import { loadedField } from '../../payload/virtual/loaded-field.ts'
import { optionsField } from '../../payload/virtual/options-field.ts'
import { readOptions } from '../../payload/virtual/read-options.ts'
import { toAdmin } from '../../reading/rich-text-links.ts'
import { textEditor } from '../text-editor.ts'

type Row = { readonly kind?: string } | undefined

const isOfKind =
  (...kinds: string[]) =>
  (data: Row) =>
    kinds.includes(data?.kind ?? '')
const wordsOf = (draft: ContentValues, locale: Locale) => draft[contentKey(locale)] as Content | undefined

/** Values of a field's draft for each input of the form. */
const fieldReaders = {
  text: (draft, locale) => wordsOf(draft, locale)?.text,
  body: (draft, locale) => {
    const json = wordsOf(draft, locale)?.json
    return json && toAdmin(json)
  },
  picture: (draft) => draft.mediaId,
  options: readOptions,
} satisfies Record<string, DraftReader>

/** The inputs of a field, by its kind: a line, Payload's own rich text editor, a picture, a button's link. */
export const contentFields: Field[] = [
  {
    name: 'groupName',
    type: 'text',
    virtual: 'group.name',
    label: { de: 'Baustein', fr: 'Bloc', en: 'Block' },
    admin: { hidden: true, components: { Cell: inWords('block').Cell } },
  },
  {
    name: 'text',
    type: 'textarea',
    virtual: true,
    label: { de: 'Text', fr: 'Texte', en: 'Text' },
    // Virtual fields are read-only and unchecked unless told otherwise.
    admin: { readOnly: false, condition: isOfKind('text', 'button') },
    validate: (value, options) => validations.textarea(value, options as Parameters<typeof validations.textarea>[1]),
    hooks: { afterRead: [fromDraft(fieldReaders.text)] },
  },
  {
    name: 'body',
    type: 'richText',
    virtual: true,
    label: { de: 'Text', fr: 'Texte', en: 'Text' },
    editor: textEditor({ headings: ['h1', 'h2', 'h3'], linksTo: ['bf-pages'] }),
    admin: { readOnly: false, condition: isOfKind('richText'), disableListColumn: true },
    hooks: { afterRead: [fromDraft(fieldReaders.body)] },
  },
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'bf-media',
    virtual: true,
    label: { de: 'Bild', fr: 'Image', en: 'Picture' },
    admin: { readOnly: false, condition: isOfKind('media'), disableListColumn: true },
    hooks: { afterRead: [fromDraft(fieldReaders.picture)] },
  },
  optionsField,
  loadedField(fieldReaders),
]
