import type { GameAddresses } from '../../game/game-addresses.ts'
import type { Locale } from '../../kernel/locale.ts'

export interface SheetProps {
  /** The hole: the page that the block stands on. */
  readonly pageId: string
  readonly locale: Locale
  readonly links: GameAddresses
}
