import { NoScript } from '@blickfang/views/game/parts/no-script/no-script.tsx'
import { defineView } from '@blickfang/views/kernel/view.ts'
import { gameSetup } from './contract.ts'
import css from './game-setup.module.css'
import { GameSetupIsland } from './island.tsx'

export const gameSetupView = defineView(gameSetup, ({ fields, options, data, site, page, isPageTitle }) => {
  const Title = isPageTitle ? 'h1' : 'h2'
  const isCoupon = options.gameOptions === 'coupon'
  return (
    <div
      className={css.setup}
      data-step={options.gameOptions}
      data-bleed={options.gameOptions === 'start' ? '' : undefined}
    >
      <fields.title as={Title} className={css.title} />
      <fields.subtitle className={css.subtitle} />
      {/* Above what comes with the scripts, so that nothing below it has to move. */}
      <fields.info className={css.info} />
      <GameSetupIsland
        step={options.gameOptions}
        locale={site.locale}
        links={data.game}
        isPageTitle={isPageTitle}
        isStill={site.isStill}
        action={fields.action.isEmpty ? null : <fields.action as="span" />}
        waiting={fields.waiting.isEmpty ? null : <fields.waiting as="span" />}
        drink={fields.drink.isEmpty ? null : <fields.drink as="span" />}
      />
      <noscript>
        {isCoupon && <Title className={css.title}>{page.name}</Title>}
        <NoScript locale={site.locale} part={isCoupon ? 'coupon' : 'card'} />
      </noscript>
    </div>
  )
})
