import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Slotted } from '@blickfang/views/kernel/island/slot.tsx'

/** Properties of every screen of the game. A label that an editor has left empty is null: the dictionary's word stands in. */
export interface ScreenProps {
  readonly locale: Locale
  readonly links: GameAddresses
  /** Whether the block's title is the page's: what stands in its place is one too. */
  readonly isPageTitle: boolean
  readonly action: Slotted
  readonly waiting: Slotted
  readonly drink: Slotted
}
