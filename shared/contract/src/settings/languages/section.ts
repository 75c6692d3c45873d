import { defineSection } from '../../kernel/section/section.ts'
import { language as languageOption } from '../../options/language/option.ts'
import { languages as languagesOption } from '../../options/languages/option.ts'

export const languages = defineSection({
  name: 'languages',
  label: { de: 'Sprachen der Website', fr: 'Langues du site', en: 'Languages of the site' },
  hint: {
    de: 'Die Hauptsprache bleibt immer eingeschaltet. Fehlt eine Übersetzung, erscheint der Text in der Hauptsprache.',
    fr: 'La langue principale reste toujours active. Si une traduction manque, le texte apparaît dans la langue principale.',
    en: 'The main language always stays on. Where a translation is missing, the text shows in the main language.',
  },
  place: 5,
  options: {
    'languages.default': languageOption(
      { de: 'Hauptsprache', fr: 'Langue principale', en: 'Main language' },
      { editable: 'admin' },
    ),
    'languages.active': languagesOption({ de: 'Sprachen', fr: 'Langues', en: 'Languages' }),
  },
  rules: {
    defaultLanguageActive: (values) => values['languages.active'].includes(values['languages.default']),
  },
})
