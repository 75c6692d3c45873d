import { valueKeys } from '@blickfang/contract/content/keys/value-keys.ts'
import { maxPagePasswordLength, pagePasswordLength } from '@blickfang/contract/content/page-password/page-password.ts'
import { descriptionLength } from '@blickfang/contract/content/values.ts'
import type { Field, TextFieldSingleValidation } from 'payload'
import { validations } from 'payload/shared'
import { archivedField, readArchived } from '../../payload/virtual/archived-field.ts'
import { type DraftReader, fromDraft } from '../../payload/virtual/draft-reader.ts'
import { hiddenInField, readHiddenIn } from '../../payload/virtual/hidden-in-field.ts'
import { loadedField } from '../../payload/virtual/loaded-field.ts'
import { checkPasswordField, passwordMark } from './check-password.ts'

/** Values of a page's draft for each input of the form. */
const pageReaders = {
  name: (draft, locale) => draft[valueKeys.name.key(locale)],
  slug: (draft, locale) => draft[valueKeys.slug.key(locale)],
  description: (draft, locale) => draft[valueKeys.description.key(locale)],
  hiddenIn: readHiddenIn,
  archived: readArchived,
  password: (draft) => (draft.password === undefined ? null : passwordMark),
} satisfies Record<string, DraftReader>

const checkText: TextFieldSingleValidation = (value, options) => validations.text(value, options)

/** The inputs of a page: name, address and description in the chosen language, where it shows, whether it is archived. */
export const pageFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    virtual: true,
    maxLength: 200,
    label: { de: 'Name der Seite', fr: 'Nom de la page', en: 'Name of the page' },
    admin: { readOnly: false, disableListColumn: true },
    validate: checkText,
    hooks: { afterRead: [fromDraft(pageReaders.name)] },
  },
  {
    name: 'slug',
    type: 'text',
    virtual: true,
    maxLength: 120,
    label: { de: 'Adresse', fr: 'Adresse', en: 'Address' },
    admin: {
      readOnly: false,
      disableListColumn: true,
      description: {
        de: 'Der letzte Teil der URL in dieser Sprache. Ohne Adresse gibt es die Seite in dieser Sprache nicht.',
        fr: 'La dernière partie de l’URL dans cette langue. Sans adresse, la page n’existe pas dans cette langue.',
        en: 'The last part of the URL in this language. Without one the page does not exist in this language.',
      },
    },
    validate: checkText,
    hooks: { afterRead: [fromDraft(pageReaders.slug)] },
  },
  {
    name: 'description',
    type: 'textarea',
    virtual: true,
    maxLength: descriptionLength,
    label: {
      de: 'Beschreibung für Suchmaschinen',
      fr: 'Description pour les moteurs de recherche',
      en: 'Description for search engines',
    },
    admin: { readOnly: false, disableListColumn: true },
    validate: (value, options) => validations.textarea(value, options as Parameters<typeof validations.textarea>[1]),
    hooks: { afterRead: [fromDraft(pageReaders.description)] },
  },
  hiddenInField,
  archivedField,
  {
    name: 'password',
    type: 'text',
    virtual: true,
    maxLength: maxPagePasswordLength,
    label: { de: 'Passwort', fr: 'Mot de passe', en: 'Password' },
    admin: {
      readOnly: false,
      disableListColumn: true,
      disableListFilter: true,
      autoComplete: 'off',
      description: {
        de: `Mindestens ${pagePasswordLength} Zeichen. Wer die Seite liest, muss es eintippen. Es gilt sofort, ohne Veröffentlichen. Leeren Sie das Feld, damit die Seite wieder offen ist.`,
        fr: `Au moins ${pagePasswordLength} caractères. À saisir pour lire la page. Effectif immédiatement, sans publier. Videz le champ pour rouvrir la page.`,
        en: `At least ${pagePasswordLength} characters. Readers must type it. It holds at once, without publishing. Empty the field to open the page again.`,
      },
    },
    validate: checkPasswordField,
    hooks: { afterRead: [fromDraft(pageReaders.password)] },
  },
  loadedField(pageReaders),
]
