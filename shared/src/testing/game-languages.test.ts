import { expect, test } from 'vitest'
import { mapMessages } from '../blocks/map-container/messages.ts'
import { messagesFor } from '../blocks/poi-manager/messages.ts'
import { loadGameWords } from '../game/parts/messages.ts'
import { locales } from '../kernel/locale.ts'

test('nobody reads two languages at once: the game, the map and the points on it have the same ones', async () => {
  const read = async (locale: (typeof locales)[number]) => [
    (await loadGameWords(locale)).share,
    mapMessages(locale).list,
    messagesFor(locale).length,
  ]
  const of = {
    de: ['Teilen', 'Stationen', 'Länge'],
    fr: ['Partager', 'Étapes', 'Longueur'],
    it: ['Condividi', 'Tappe', 'Lunghezza'],
    en: ['Share', 'Stops', 'Length'],
  }
  const known = new Map<string, string[]>([...Object.entries(of), ['rm', of.de]])
  for (const locale of locales) expect(await read(locale)).toEqual(known.get(locale) ?? of.en)
})
