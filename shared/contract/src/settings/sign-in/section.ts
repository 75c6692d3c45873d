import { defineSection } from '../../kernel/section/section.ts'
import { checkbox } from '../../options/checkbox/option.ts'

/** How people sign in to work on the site. */
export const signIn = defineSection({
  name: 'signIn',
  label: { de: 'Anmeldung', fr: 'Connexion', en: 'Signing in' },
  hint: {
    de: 'Wer die Website verwaltet und sich noch nicht in zwei Schritten anmeldet, hat dann die Rechte der Redaktion, bis das eingerichtet ist: im Editor unter «Einstellungen».',
    fr: 'Qui administre le site sans se connecter en deux étapes n’a alors que les droits de la rédaction, jusqu’à ce que ce soit configuré : dans l’éditeur, sous « Réglages ».',
    en: 'Whoever manages the site and does not sign in in two steps yet has an editor’s rights then, until it is set up: in the website’s editor, under «Settings».',
  },
  place: 19,
  audience: 'admins',
  options: {
    'signIn.adminsInTwoSteps': checkbox(
      {
        de: 'Verwaltung nur mit Anmeldung in zwei Schritten',
        fr: 'Administration uniquement avec connexion en deux étapes',
        en: 'Managing only by who signs in in two steps',
      },
      { editable: 'admin' },
    ),
  },
})
