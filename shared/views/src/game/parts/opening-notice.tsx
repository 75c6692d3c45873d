import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { useGameState } from '../game-context.tsx'
import { gameWords } from './game-words.ts'
import { Notice } from './notice.tsx'

/** Stands in while a game is opened for the first time on this phone: what it waits for, and that it begins by itself. */
export function OpeningNotice({ locale, isHeading }: { locale: Locale; isHeading?: boolean | undefined }) {
  const t = gameWords(locale)
  const connection = useGameState((state) => state.connection)
  const problem = useGameState((state) => state.problem)
  if (problem) return notice(t('opening'), t(`problem.${problem}`))
  if (connection === 'offline') return notice(t('openingOffline'), t('openingOfflineText'))
  if (connection === 'unavailable') return notice(t('openingPaused'), t('openingPausedText'))
  return notice(t('opening'))

  function notice(title: string, text?: string) {
    return <Notice lang={t.language} title={title} {...(text && { text })} isHeading={isHeading} isBusy />
  }
}
