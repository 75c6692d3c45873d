import type { Coupon, GameProblem } from '@blickfang/contract/game/game.ts'
import { leastMinutes } from '@blickfang/contract/game/round-length.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { RoundMinutesContext, useGame, useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { QrCode } from '@blickfang/views/game/parts/qr-code.tsx'
import { writeDate, writeTime } from '@blickfang/views/game/parts/write-date.ts'
import { useShared } from '@blickfang/views/kernel/island/shared-context.tsx'
import { useCallback, useEffect, useState } from 'react'
import css from '../game-setup.module.css'

interface CouponCodeProps {
  playerId: string
  locale: Locale
}

/** The code that the bar checks, read out or scanned; signed by the server, so it needs the network once. */
export function CouponCode({ playerId, locale }: CouponCodeProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  const game = useGame()
  const [answer, setAnswer] = useState<Coupon | { readonly problem: GameProblem } | null>(null)

  const round = useGameState((state) => state.game)
  const minutes = leastMinutes(useShared(RoundMinutesContext), round?.pageIds.length ?? 0)
  const time = round ? writeTime(Date.parse(round.createdAt) + minutes * 60_000, t.language) : ''

  const ask = useCallback(async () => {
    setAnswer(null)
    if (game) setAnswer(await game.coupon(playerId))
  }, [game, playerId])
  useEffect(() => {
    if (!isPreview) void ask()
  }, [ask, isPreview])

  if (isPreview) return <div className={css.qrPlaceholder}>{t('qrPlaceholder')}</div>
  if (!answer) {
    return (
      <div className={css.code}>
        <div className={css.qrRoom} role="status">
          {t('couponLoading')}
        </div>
        <div className={css.codeText} />
      </div>
    )
  }
  if ('problem' in answer) {
    return (
      <div className={css.code}>
        <div role="status">
          {answer.problem === 'roundTooShort' ? t('roundTooShort', { minutes, time }) : t(`problem.${answer.problem}`)}
        </div>
        <button type="button" className={parts.button} data-quiet onClick={ask}>
          {t('retry')}
        </button>
      </div>
    )
  }
  return (
    <div className={css.code} data-used={answer.redeemedAt ? '' : undefined}>
      <QrCode text={`${location.origin}${answer.path}`} alt={t('couponCode')} />
      <div className={css.codeText}>
        <span className={css.codeLabel}>{t('couponCode')}</span>
        <strong className={css.codeWord}>{answer.code}</strong>
        {answer.redeemedAt && <span>{t('couponUsed', { date: writeDate(answer.redeemedAt, t.language) })}</span>}
      </div>
    </div>
  )
}
