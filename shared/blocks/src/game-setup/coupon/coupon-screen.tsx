'use client'

import { isRoundOver, leaderboard } from '@blickfang/contract/game/leaderboard.ts'
import { useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import { GameGate } from '@blickfang/views/game/parts/game-gate.tsx'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import { Notice } from '@blickfang/views/game/parts/notice.tsx'
import { writeDate } from '@blickfang/views/game/parts/write-date.ts'
import { Slot } from '@blickfang/views/kernel/island/slot.tsx'
import { useEffect, useMemo, useState } from 'react'
import { ActionButton } from '../action-button.tsx'
import { Confetti } from '../confetti.tsx'
import css from '../game-setup.module.css'
import type { ScreenProps } from '../screen-props.ts'
import { CouponCode } from './coupon-code.tsx'

/** Shows the winner's coupon for the bar: of the player whom the address names, else the only coupon there is. */
export function CouponScreen(props: ScreenProps) {
  return (
    <GameGate locale={props.locale} links={props.links} isHeading={props.isPageTitle}>
      <Ticket {...props} />
    </GameGate>
  )
}

function Ticket({ locale, links, isPageTitle, action, drink }: ScreenProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  const game = useGameState((state) => state.game)
  const players = useGameState((state) => state.players)
  const scores = useGameState((state) => state.scores)
  const tapped = useGameState((state) => state.tapped)
  const [playerId, setPlayerId] = useState<string | null>()
  useEffect(() => setPlayerId(new URLSearchParams(location.search).get('player')), [])
  const standings = useMemo(
    () => leaderboard({ players, scores, tapped }, game?.pageIds ?? []),
    [players, scores, tapped, game],
  )
  const winners = standings.filter(({ isWinner, player }) => isWinner && (!playerId || player.id === playerId))
  const winner = isPreview ? players[0] : winners.length === 1 ? winners[0]?.player : null
  if (playerId === undefined && !isPreview) return null

  if (!winner || !game) {
    const isOver = isRoundOver(standings)
    const title = !isOver ? t('couponNobody') : playerId ? t('problem.notWinner') : t('couponSeveral')
    return (
      <Notice
        lang={t.language}
        title={title}
        isHeading={isPageTitle}
        action={{ href: links.play, label: t('action.coupon') }}
      />
    )
  }
  return (
    <div className={css.coupon}>
      {!isPreview && <Confetti />}
      <div className={css.voucher}>
        <div className={css.voucherHead}>
          <div>{t('winner')}</div>
          <bdi className={css.winner}>{winner.name}</bdi>
        </div>
        <div className={css.drink}>{drink ? <Slot as="span" lang={locale} content={drink} /> : t('drink')}</div>
        <CouponCode playerId={winner.id} locale={locale} />
        <div className={css.date}>{t('playedOn', { date: writeDate(game.createdAt, t.language) })}</div>
      </div>
      <div className={css.actions}>
        <ActionButton href={links.play}>
          {action ? <Slot as="span" lang={locale} content={action} /> : t('action.coupon')}
        </ActionButton>
      </div>
    </div>
  )
}
