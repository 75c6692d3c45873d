import { richText, text } from '@blickfang/contract/fields/fields.ts'
import {
  bookedOption,
  type Item,
  items,
  type PersonItem,
  personItems,
} from '@blickfang/contract/forms/aspect-sponsor/form.ts'
import { messages } from '@blickfang/contract/forms/aspect-sponsor/messages.generated.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { words } from '@blickfang/contract/kernel/words.ts'
import { checkbox } from '@blickfang/contract/options/checkbox/option.ts'
import { defineBlock } from '@blickfang/contract/options/common.ts'

type Bookable = Item | PersonItem
const bookable: readonly Bookable[] = [...items, ...personItems]

const isBookedOut = (item: Bookable) =>
  checkbox({
    de: `${translate(messages, 'de')(item)}: ausgebucht`,
    fr: `${translate(messages, 'fr')(item)}\u202f: complet`,
    en: `${translate(messages, 'en')(item)}: fully booked`,
  })

/** Sells what a sponsor of an event may have; what is booked out and whether it is closed are its options. */
export const aspectSponsorForm = defineBlock({
  name: 'aspectSponsorForm',
  label: { de: 'Sponsoring-Formular', fr: 'Formulaire de sponsoring', en: 'Sponsor form' },
  section: 'team',
  icon: 'handshake',
  audience: 'healthOptics',
  fields: {
    title: text(words.title, { maxLength: 300, sample: 'Sponsor werden' }),
    lead: richText(words.lead, { sample: 'Wählen Sie, was Sie beitragen möchten.' }),
  },
  options: {
    closed: checkbox({ de: 'Buchung geschlossen', fr: 'Réservations closes', en: 'Booking closed' }),
    ...(Object.fromEntries(bookable.map((item) => [bookedOption(item), isBookedOut(item)])) as Record<
      `${Bookable}Booked`,
      ReturnType<typeof isBookedOut>
    >),
  },
})
