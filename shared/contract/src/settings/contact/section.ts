import { defineSection } from '../../kernel/section/section.ts'
import { words } from '../../kernel/words.ts'
import { count } from '../../options/count/option.ts'
import { email } from '../../options/email/option.ts'
import { text } from '../../options/text/option.ts'

export const contact = defineSection({
  name: 'contact',
  label: { de: 'Kontakt', fr: 'Contact', en: 'Contact' },
  place: 13,
  options: {
    'contact.email': email(words.email, {
      hint: {
        de: 'Hierhin gehen die Nachrichten der Formulare.',
        fr: 'Les messages des formulaires arrivent ici.',
        en: 'The messages of the forms go here.',
      },
    }),
    'contact.companyName': text({ de: 'Firmenname', fr: 'Nom de l’entreprise', en: 'Company name' }),
    'forms.keepDays': count(
      {
        de: 'Anfragen löschen nach (Tagen)',
        fr: 'Supprimer les demandes après (jours)',
        en: 'Remove submissions after (days)',
      },
      {
        range: { min: 1, max: 3650 },
        fallback: 180,
        hint: {
          de: 'Was Besucher über Formulare senden, wird danach mit seinen Mails gelöscht.',
          fr: 'Ce que les visiteurs envoient par formulaire est ensuite supprimé avec ses e-mails.',
          en: 'What visitors send by forms is then removed with its mails.',
        },
      },
    ),
  },
})
