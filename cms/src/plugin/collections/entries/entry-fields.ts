import type { CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'
import { isEditor } from '../../access/roles.ts'
import { adminGroup } from '../../payload/admin-group.ts'
import { localeOf } from '../../payload/locale-of.ts'
import { localeToSave } from '../../payload/locale-to-save.ts'
import { expireTags } from '../expire-site.ts'
import { textEditor } from '../text-editor.ts'
import { checkName } from '../validate-texts.ts'

interface EntryCollection extends Pick<CollectionConfig, 'slug' | 'custom' | 'labels' | 'fields'> {
  readonly defaultColumns: string[]
}

/** Entries that a block shows and that are no pages: who may keep them, and what becomes of pages that show them. Live at once. */
export function entryCollection({ slug, custom, labels, fields, defaultColumns }: EntryCollection): CollectionConfig {
  const expire = ({ req }: { req: Parameters<typeof expireTags>[0] }) => expireTags(req, [`collection:${slug}`])
  const components = ['@blickfang/cms/client#BackToPage']
  return {
    slug,
    ...(labels && { labels }),
    admin: {
      group: adminGroup.shop,
      useAsTitle: 'title',
      defaultColumns,
      components: { beforeList: components, edit: { beforeDocumentControls: components } },
    },
    access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
    defaultSort: '-createdAt',
    custom: { ...custom, isOfEntries: true },
    hooks: { beforeOperation: [nameLocale], afterChange: [expire], afterDelete: [expire] },
    fields,
  }
}

/** Without a language Payload would take a text for texts by language: requests of programs often name none. */
const nameLocale: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (/^(create|update)/.test(operation)) localeToSave(req)
  req.locale ??= localeOf(req)
  return args
}

export const titleField: Field = {
  name: 'title',
  type: 'text',
  required: true,
  localized: true,
  maxLength: 200,
  label: { de: 'Titel', fr: 'Titre', en: 'Title' },
  validate: checkName,
}

/** Fields of every entry beside its title. */
export const entryFields: Field[] = [
  {
    name: 'text',
    type: 'richText',
    localized: true,
    // Its title is its heading, and it leads to addresses alone.
    editor: textEditor({ headings: ['h3'], linksTo: [] }),
    label: { de: 'Text', fr: 'Texte', en: 'Text' },
  },
  {
    name: 'branch',
    type: 'relationship',
    relationTo: 'branches',
    label: { de: 'Filiale', fr: 'Succursale', en: 'Branch' },
  },
  {
    name: 'staffMember',
    type: 'relationship',
    relationTo: 'staff',
    label: { de: 'Ansprechperson', fr: 'Personne de contact', en: 'Contact person' },
  },
  {
    name: 'images',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: 10,
    label: { de: 'Bilder', fr: 'Images', en: 'Pictures' },
  },
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'published',
    index: true,
    label: { de: 'Auf der Website', fr: 'Sur le site', en: 'On the website' },
    options: [
      {
        value: 'draft',
        label: { de: 'Entwurf: noch nicht zeigen', fr: 'Brouillon\u00a0: pas encore', en: 'Draft: not yet shown' },
      },
      { value: 'published', label: { de: 'Zeigen', fr: 'Afficher', en: 'Shown' } },
      {
        value: 'archived',
        label: {
          de: 'Abgelegt: nicht mehr zeigen',
          fr: 'Archivé\u00a0: plus affiché',
          en: 'Archived: no longer shown',
        },
      },
    ],
    admin: { position: 'sidebar' },
  },
  {
    name: 'lastDay',
    type: 'date',
    index: true,
    label: { de: 'Letzter Tag', fr: 'Dernier jour', en: 'Last day' },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly' },
      description: {
        de: 'Am Tag danach verschwindet der Eintrag von selbst. Leer: er bleibt.',
        fr: 'Le lendemain, l’entrée disparaît d’elle-même. Vide\u00a0: elle reste.',
        en: 'The day after, the entry disappears by itself. Empty: it stays.',
      },
    },
  },
]
