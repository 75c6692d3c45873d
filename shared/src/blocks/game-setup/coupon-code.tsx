import { useCallback, useEffect, useState } from 'react'
import type { Coupon, GameProblem } from '../../game/game.ts'
import { RoundMinutesContext, useGame, useGameState, useIsPreview } from '../../game/game-context.tsx'
import { gameWords } from '../../game/parts/game-words.ts'
import parts from '../../game/parts/parts.module.css'
import { QrCode } from '../../game/parts/qr-code.tsx'
import { writeDate, writeTime } from '../../game/parts/write-date.ts'
import { leastMinutes } from '../../game/round-length.ts'
import { useShared } from '../../kernel/island/shared-context.tsx'
import type { Locale } from '../../kernel/locale.ts'
import css from './game-setup.module.css'

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
  const time = round ? writeTime(Date.parse(round.createdAt) + minutes * 60_000, locale) : ''

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
        {answer.redeemedAt && <span>{t('couponUsed', { date: writeDate(answer.redeemedAt, locale) })}</span>}
      </div>
    </div>
  )
}
