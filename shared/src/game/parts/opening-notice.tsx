import type { Locale } from '../../kernel/locale.ts'
import { useGameState } from '../game-context.tsx'
import { gameWords } from './messages.ts'
import { Notice } from './notice.tsx'

/** Stands in while a game is opened for the first time on this phone: what it waits for, and that it begins by itself. */
export function OpeningNotice({ locale, isHeading }: { locale: Locale; isHeading?: boolean | undefined }) {
  const words = gameWords(locale)
  const connection = useGameState((state) => state.connection)
  const problem = useGameState((state) => state.problem)
  if (problem) return notice(words.opening, words.problem[problem])
  if (connection === 'offline') return notice(words.openingOffline, words.openingOfflineText)
  if (connection === 'unavailable') return notice(words.openingPaused, words.openingPausedText)
  return notice(words.opening)

  function notice(title: string, text?: string) {
    return <Notice title={title} {...(text && { text })} isHeading={isHeading} isBusy />
  }
}
