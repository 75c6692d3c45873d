import type { Locale } from '../../kernel/locale.ts'
import { useGameState } from '../game-context.tsx'
import { gameWords } from './messages.ts'
import { Notice } from './notice.tsx'

/** Stands in while a game is opened for the first time on this phone: what it waits for, and that it begins by itself. */
export function OpeningNotice({ locale }: { locale: Locale }) {
  const words = gameWords(locale)
  const connection = useGameState((state) => state.connection)
  const problem = useGameState((state) => state.problem)
  if (problem) return <Notice title={words.opening} text={words.problem[problem]} isBusy />
  if (connection === 'offline') return <Notice title={words.openingOffline} text={words.openingOfflineText} isBusy />
  if (connection === 'unavailable') return <Notice title={words.openingPaused} text={words.openingPausedText} isBusy />
  return <Notice title={words.opening} isBusy />
}
