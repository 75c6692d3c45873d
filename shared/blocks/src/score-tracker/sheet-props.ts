import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

export interface SheetProps {
  /** The hole: the page that the block stands on. */
  readonly pageId: string
  readonly locale: Locale
  readonly links: GameAddresses
}
