import { defineChoice } from '../../kernel/option.ts'

/** A language that the editor speaks, named in itself: who does not read the one that is spoken finds their own. */
export const editorLanguage = defineChoice({
  type: 'editorLanguage',
  values: {
    de: { de: 'Deutsch', fr: 'Deutsch', en: 'Deutsch' },
    fr: { de: 'Français', fr: 'Français', en: 'Français' },
  },
  fallback: 'de',
})
