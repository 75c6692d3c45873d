import { messages as mapMessages } from '@blickfang/blocks/map-container/messages.generated.ts'
import { messages as poiMessages } from '@blickfang/blocks/poi-manager/messages.generated.ts'
import { locales } from '@blickfang/contract/kernel/locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { loadGameWords } from '@blickfang/views/game/parts/game-words.ts'
import { messages as noScriptMessages } from '@blickfang/views/game/parts/no-script/messages.generated.ts'
import { expect, test } from 'vitest'

test('nobody reads two languages at once: the game, the map and the points on it have the same ones', async () => {
  const read = async (locale: (typeof locales)[number]) => [
    (await loadGameWords(locale))('share'),
    translate(mapMessages, locale)('list'),
    translate(poiMessages, locale)('length', { metres: 7 }),
    translate(noScriptMessages, locale).language,
  ]
  const of = {
    de: ['Teilen', 'Stationen', 'Länge: 7 m', 'de'],
    fr: ['Partager', 'Étapes', 'Longueur\u00a0: 7 m', 'fr'],
    it: ['Condividi', 'Tappe', 'Lunghezza: 7 m', 'it'],
    en: ['Share', 'Stops', 'Length: 7 m', 'en'],
  }
  const known = new Map<string, string[]>([...Object.entries(of), ['rm', of.de]])
  for (const locale of locales) expect(await read(locale)).toEqual(known.get(locale) ?? of.en)
})
