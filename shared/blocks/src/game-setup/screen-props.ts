import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Slotted } from '@blickfang/views/kernel/island/slot.tsx'

/** Properties of every screen of the game. A label that an editor has left empty is null: the dictionary's word stands in. */
export interface ScreenProps {
  readonly locale: Locale
  readonly links: GameAddresses
  readonly action: Slotted
  readonly waiting: Slotted
  readonly drink: Slotted
}
