import type { PageView } from '@blickfang/contract/content/page-view.ts'
import type { SiteView } from '@blickfang/contract/content/site-view.ts'
import { answerOf } from '@blickfang/contract/kernel/source.ts'
import { game } from '@blickfang/contract/sources/game/source.ts'
import type { ReactNode } from 'react'
import { GameDress } from './game-dress.tsx'
import css from './game-status.module.css'
import { GameStatusIsland } from './game-status-island.tsx'

interface WithGameProps {
  page: PageView
  site: Pick<SiteView, 'game'>
  children: ReactNode
}

/** Runs the golf game around the blocks of a page on which one needs it, on the page itself or in its drawers. */
export function WithGame({ page, site, children }: WithGameProps) {
  const addresses = answerOf(page.sources, game)
  if (!addresses) return children
  return (
    <GameDress page={page} groups={page.groups}>
      <div className={css.game}>
        <GameStatusIsland locale={page.locale} links={addresses} roundMinutes={site.game.roundMinutes} />
        {children}
      </div>
    </GameDress>
  )
}
