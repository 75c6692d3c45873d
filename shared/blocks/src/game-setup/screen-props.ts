import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Slotted } from '@blickfang/views/kernel/island/slot.tsx'

/** What each screen of the game gets. A label that an editor has left empty is null: the dictionary's word stands in. */
export interface ScreenProps {
  readonly locale: Locale
  readonly links: GameAddresses
  readonly action: Slotted
  readonly waiting: Slotted
  readonly drink: Slotted
}
