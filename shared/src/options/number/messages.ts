/** Words of the stepper. */
export const messages = {
  invalid: {
    de: 'Bitte gib eine gültige Nummer ein',
    fr: 'Veuillez saisir un nombre valable',
    en: 'Please enter a valid number',
  },
  less: { de: 'Eins weniger', fr: 'Un de moins', en: 'One less' },
  more: { de: 'Eins mehr', fr: 'Un de plus', en: 'One more' },
} as const
