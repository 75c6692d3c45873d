import type { Label } from '@blickfang/shared/kernel/label.ts'

/** Words of the admin's own inputs of the settings. */
export const settingsTexts = {
  pickColor: { de: 'Farbe wählen', fr: 'Choisir une couleur', en: 'Pick a colour' },
  contrast: { de: 'Kontrast von Text darauf', fr: 'Contraste du texte', en: 'Contrast of text on it' },
  noColor: {
    de: 'Bitte als #rrggbb schreiben.',
    fr: 'Écrire sous la forme #rrggbb.',
    en: 'Please write it as #rrggbb.',
  },
} satisfies Record<string, Label>
