import { NoScript } from '@blickfang/views/game/parts/no-script/no-script.tsx'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { scoreTracker } from './contract.ts'
import { ScoreTrackerIsland } from './island.tsx'
import css from './score-tracker.module.css'

export const scoreTrackerView = defineView(scoreTracker, ({ fields, options, data, site, page, isPageTitle }) => (
  <div className={css.tracker} data-kind={options.scoreOptions}>
    <fields.title as={isPageTitle ? 'h1' : 'h2'} className={css.title} />
    <fields.info className={css.info} />
    <ScoreTrackerIsland
      kind={options.scoreOptions}
      pageId={page.id}
      locale={site.locale}
      links={data.game}
      isStill={site.isStill}
    />
    <noscript>
      <NoScript locale={site.locale} part="card" />
    </noscript>
  </div>
))
