import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { defineGroup } from '@blickfang/contract/kernel/block.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { dateOrWords } from '@blickfang/contract/options/date/option.ts'
import { number } from '@blickfang/contract/options/number/option.ts'
import { price } from '@blickfang/contract/options/price/option.ts'
import { text as textOption } from '@blickfang/contract/options/text/option.ts'

const courseCard = defineGroup({
  name: 'courseCard',
  label: { de: 'Kurs', fr: 'Cours', en: 'Course' },
  fields: {
    title: text(words.title, { maxLength: 200, sample: 'Einführung am Abend' }),
    text: richText(words.text, { sample: 'Was man lernt und was man mitbringt.' }),
    place: text({ de: 'Ort', fr: 'Lieu', en: 'Place' }, { maxLength: 160, sample: 'Im Geschäft' }),
    image: media(words.image),
    button: button(words.button, { sample: 'Anmelden' }),
  },
  options: {
    date: dateOrWords({ de: 'Datum', fr: 'Date', en: 'Date' }),
    lastDate: dateOrWords({
      de: 'Letzter Tag, wenn mehrere',
      fr: 'Dernier jour, si plusieurs',
      en: 'Last day, if several',
    }),
    time: textOption({ de: 'Zeit (18:30–20:00)', fr: 'Heure (18:30–20:00)', en: 'Time (18:30–20:00)' }),
    price: price({ de: 'Preis in CHF', fr: 'Prix en CHF', en: 'Price in CHF' }),
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
    title: text(words.title, { maxLength: 300, sample: 'Kurse und Anlässe' }),
    lead: richText(words.lead),
  },
  options: {
    showImages: checkbox(words.showImages, { fallback: true }),
  },
  children: { cards: courseCard },
  starter: { cards: 2 },
})
