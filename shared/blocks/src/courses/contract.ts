import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { dateOrWords } from '@blickfang/contract/options/date/option.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { text as textOption } from '@blickfang/contract/options/text/option.ts'

const courseCard = defineGroup({
  name: 'courseCard',
  label: { de: 'Kurs', fr: 'Cours', en: 'Course' },
  fields: {
    title: text(
      { de: 'Titel', fr: 'Titre', en: 'Title' },
      { maxLength: 200, sample: 'Kontaktlinsen selber einsetzen' },
    ),
    text: richText({ de: 'Text', fr: 'Texte', en: 'Text' }, { sample: 'Was man lernt und was man mitbringt.' }),
    place: text({ de: 'Ort', fr: 'Lieu', en: 'Place' }, { maxLength: 160, sample: 'Im Geschäft' }),
    image: media({ de: 'Bild', fr: 'Image', en: 'Picture' }),
    button: button({ de: 'Schaltfläche', fr: 'Bouton', en: 'Button' }, { sample: 'Anmelden' }),
  },
  options: {
    date: dateOrWords({ de: 'Datum', fr: 'Date', en: 'Date' }),
    lastDate: dateOrWords({
      de: 'Letzter Tag, wenn mehrere',
      fr: 'Dernier jour, si plusieurs',
      en: 'Last day, if several',
    }),
    time: textOption({ de: 'Zeit (18:30–20:00)', fr: 'Heure (18:30–20:00)', en: 'Time (18:30–20:00)' }),
    price: number({ de: 'Preis in CHF', fr: 'Prix en CHF', en: 'Price in CHF' }, { range: { min: 0, max: 9999 } }),
    isLimited: checkbox({ de: 'Plätze begrenzt', fr: 'Places limitées', en: 'Limited places' }),
    placesLeft: number(
      { de: 'Freie Plätze', fr: 'Places libres', en: 'Places left' },
      { range: { min: 0, max: 999 }, fallback: 8 },
    ),
    membersOnly: checkbox({ de: 'Nur für Mitglieder', fr: 'Réservé aux membres', en: 'Members only' }),
  },
  showWhen: { placesLeft: { isLimited: true } },
})

/** Courses and events with a date; one that is over leaves the page by itself. */
export const courses = defineBlock({
  name: 'courses',
  label: { de: 'Kurse', fr: 'Cours', en: 'Courses' },
  section: 'team',
  place: 4,
  icon: 'graduation-cap',
  fields: {
    title: text({ de: 'Titel', fr: 'Titre', en: 'Title' }, { maxLength: 300, sample: 'Kurse und Anlässe' }),
    lead: richText({ de: 'Einleitung', fr: 'Introduction', en: 'Lead' }),
  },
  options: {
    showImages: checkbox({ de: 'Bilder zeigen', fr: 'Afficher les images', en: 'Show pictures' }, { fallback: true }),
  },
  children: { cards: courseCard },
  starter: { cards: 2 },
})
