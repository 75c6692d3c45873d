import { richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { askedKind } from '@blickfang/contract/options/asked-kind/option.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { count } from '@blickfang/contract/options/count/option.ts'
import { email } from '@blickfang/contract/options/email/option.ts'
import { link } from '@blickfang/contract/options/link/option.ts'

const formField = defineGroup({
  name: 'formField',
  label: { de: 'Feld', fr: 'Champ', en: 'Field' },
  fields: {
    question: text({ de: 'Frage', fr: 'Question', en: 'Question' }, { maxLength: 200, sample: 'Ihre Frage' }),
    hint: text({ de: 'Hinweis', fr: 'Remarque', en: 'Note' }, { maxLength: 300 }),
    choices: richText(
      { de: 'Auswahl, eine Zeile je Antwort', fr: 'Choix, une ligne par réponse', en: 'Choices, a line for each' },
      { maxLength: 2_000 },
    ),
  },
  options: {
    kind: askedKind({ de: 'Antwort', fr: 'Réponse', en: 'Answer' }),
    isRequired: checkbox({ de: 'Muss ausgefüllt sein', fr: 'Obligatoire', en: 'Must be filled in' }),
  },
  showWhen: { choices: { kind: { comparison: 'in', value: ['choice', 'several'] } } },
})

/** Form that the owner makes: each card is a field. Its options say what happens with an entry, and nobody else reads them. */
export const form = defineBlock({
  name: 'form',
  label: { de: 'Eigenes Formular', fr: 'Formulaire personnalisé', en: 'Form of one’s own' },
  section: 'content',
  icon: 'text-cursor-input',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Schreiben Sie uns' }),
    lead: richText(words.lead),
    send: text(words.button, { maxLength: 80, sample: 'Senden', mayStay: true }),
    thanks: richText(
      { de: 'Dank nach dem Senden', fr: 'Remerciement après l’envoi', en: 'Thanks after sending' },
      { maxLength: 5_000, sample: 'Danke, Ihre Nachricht ist bei uns angekommen.', mayStay: true },
    ),
  },
  options: {
    recipient: email(
      { de: 'Geht an', fr: 'Arrive à', en: 'Goes to' },
      {
        isPrivate: true,
        hint: {
          de: 'Eine E-Mail-Adresse. Leer: die Adresse aus den Einstellungen.',
          fr: 'Une adresse e-mail. Vide : celle des réglages.',
          en: 'A mail address. Empty: the one of the settings.',
        },
      },
    ),
    isConfirmed: checkbox(
      {
        de: 'Wer schreibt, bekommt eine Bestätigung',
        fr: 'Qui écrit reçoit une confirmation',
        en: 'Who writes gets a confirmation',
      },
      { fallback: true, isPrivate: true },
    ),
    next: link({ de: 'Danach weiter zu', fr: 'Ensuite, aller à', en: 'Then on to' }),
    keepDays: count(
      {
        de: 'Anfragen löschen nach Tagen',
        fr: 'Supprimer les demandes après (jours)',
        en: 'Remove entries after days',
      },
      {
        range: { min: 0, max: 3_650 },
        isPrivate: true,
        hint: {
          de: '0: wie in den Einstellungen.',
          fr: '0 : comme dans les réglages.',
          en: '0: as the settings say.',
        },
      },
    ),
  },
  children: { fields: formField },
  starter: {
    fields: [
      { words: { question: 'Name' }, options: { isRequired: true } },
      { words: { question: 'E-Mail' }, options: { kind: 'email', isRequired: true } },
      { words: { question: 'Nachricht' }, options: { kind: 'longText', isRequired: true } },
    ],
  },
  bounds: { fields: { min: 1, max: 40 } },
})
