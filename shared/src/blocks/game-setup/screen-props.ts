import type { GameAddresses } from '../../game/game-addresses.ts'
import type { Slotted } from '../../kernel/island/slot.tsx'
import type { Locale } from '../../kernel/locale.ts'

/** What each screen of the game gets. A label that an editor has left empty is null: the dictionary's word stands in. */
export interface ScreenProps {
  readonly locale: Locale
  readonly links: GameAddresses
  readonly action: Slotted
  readonly waiting: Slotted
  readonly drink: Slotted
}
