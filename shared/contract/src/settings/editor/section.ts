import { defineSection } from '../../kernel/section/section.ts'
import { editorLanguage } from '../../options/editor-language/option.ts'

export const editor = defineSection({
  name: 'editor',
  label: { de: 'Sprache des Editors', fr: 'Langue de l’éditeur', en: 'Language of the editor' },
  place: 4,
  options: {
    'editor.locale': editorLanguage({
      de: 'Sprache neuer Konten',
      fr: 'Langue des nouveaux comptes',
      en: 'Language of new accounts',
    }),
  },
})
