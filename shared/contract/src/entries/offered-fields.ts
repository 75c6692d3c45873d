import { words } from '../kernel/words.ts'
import { date } from '../options/date/option.ts'
import { entryState } from '../options/entry-state/option.ts'
import { mediaList } from '../options/media-list/option.ts'
import { reference } from '../options/reference/option.ts'
import { formatted, name, part } from './define-entries.ts'

/** The title of what is offered. */
export const offeredTitle = { title: name(words.title, { isByLanguage: true }) }

/** Parts, beside the title, of everything that is offered until somebody ends it. */
export const offeredFields = {
  text: formatted(words.text),
  branch: part(reference({ de: 'Filiale', fr: 'Succursale', en: 'Branch' })),
  staffMember: part(
    reference({ de: 'Ansprechperson', fr: 'Personne de contact', en: 'Contact person' }, { to: 'staff' }),
  ),
  images: part(mediaList({ de: 'Bilder', fr: 'Images', en: 'Pictures' })),
  state: part(entryState({ de: 'Auf der Website', fr: 'Sur le site', en: 'On the website' })),
  lastDay: part(
    date(
      { de: 'Letzter Tag', fr: 'Dernier jour', en: 'Last day' },
      {
        hint: {
          de: 'Am Tag danach verschwindet der Eintrag von selbst. Leer: er bleibt.',
          fr: 'Le lendemain, l’entrée disparaît d’elle-même. Vide\u00a0: elle reste.',
          en: 'The day after, the entry disappears by itself. Empty: it stays.',
        },
      },
    ),
  ),
}
