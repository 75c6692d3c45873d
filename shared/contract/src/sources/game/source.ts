import * as z from 'zod/mini'
import { gameAddresses } from '../../game/game-addresses.ts'
import { defineSource } from '../../kernel/source.ts'

/** Where the pages of the golf game are. Asking for it also makes the game run on the page. */
export const game = defineSource({
  name: 'game',
  schema: z.object({ start: z.string(), edit: z.string(), share: z.string(), play: z.string(), coupon: z.string() }),
  empty: gameAddresses('de', []),
  tags: () => ['site'],
  ages: 'never',
  sample: gameAddresses('de', []),
})
