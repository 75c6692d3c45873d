import { button, media, richText, text } from '@blickfang/contract/fields/fields.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'
import { location } from '@blickfang/contract/options/location/option.ts'
import { shiftedAlignment } from '@blickfang/contract/options/shifted-alignment/option.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'

export const contact = defineBlock({
  name: 'contact',
  label: { de: 'Kontakt und Öffnungszeiten', fr: 'Contact et horaires', en: 'Contact and opening hours' },
  sources: [branches],
  headsEntries: true,
  section: 'various',
  place: 3,
  icon: 'map-pin',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'So finden Sie uns' }),
    lead: richText(words.lead, { sample: 'Kommen Sie vorbei oder rufen Sie an.' }),
    image: media(words.image),
    button: button(words.button, { sample: 'Route planen' }),
  },
  options: {
    arrangement: shiftedAlignment({ de: 'Anordnung', fr: 'Disposition', en: 'Arrangement' }),
    branch: location({
      de: 'Nur diese Filialen',
      fr: 'Seulement ces succursales',
      en: 'Only these branches',
    }),
    showHours: checkbox(
      { de: 'Öffnungszeiten zeigen', fr: 'Afficher les horaires', en: 'Show opening hours' },
      { fallback: true },
    ),
    showSpecialDays: checkbox(
      { de: 'Besondere Tage zeigen', fr: 'Afficher les jours spéciaux', en: 'Show special days' },
      { fallback: true },
    ),
    showToday: checkbox(
      { de: '«Jetzt geöffnet» zeigen', fr: 'Afficher «Ouvert maintenant»', en: 'Show “open now”' },
      { fallback: true },
    ),
  },
  showWhen: { showSpecialDays: { showHours: true } },
})
