import type { PageView } from '@blickfang/shared/content/page-view.ts'
import type { SiteView } from '@blickfang/shared/content/site-view.ts'
import { gameAddresses } from '@blickfang/shared/kernel/game-addresses.ts'
import type { ReactNode } from 'react'
import { GameDress, needsGame } from './game-dress.tsx'
import { GameProvider } from './game-provider.tsx'

interface WithGameProps {
  page: PageView
  site: Pick<SiteView, 'roles' | 'game'>
  children: ReactNode
}

/** Runs the golf game around the blocks of a page on which one needs it, on the page itself or in its drawers. */
export function WithGame({ page, site, children }: WithGameProps) {
  const groups = [page, ...page.stops].flatMap((shown) => shown.groups)
  if (!needsGame(groups)) return children
  return (
    <GameDress page={page} groups={page.groups}>
      <GameProvider
        locale={page.locale}
        links={gameAddresses(page.locale, site.roles)}
        roundMinutes={site.game.roundMinutes}
      >
        {children}
      </GameProvider>
    </GameDress>
  )
}
