import { useCallback, useEffect, useState } from 'react'
import type { Coupon, GameProblem } from '../../game/game.ts'
import { RoundMinutesContext, useGame, useGameState } from '../../game/game-context.tsx'
import { gameWords } from '../../game/parts/messages.ts'
import parts from '../../game/parts/parts.module.css'
import { QrCode } from '../../game/parts/qr-code.tsx'
import { writeDate, writeTime } from '../../game/parts/write-date.ts'
import { leastMinutes } from '../../game/round-length.ts'
import { fill } from '../../kernel/fill.ts'
import { useShared } from '../../kernel/island/shared-context.tsx'
import type { Locale } from '../../kernel/locale.ts'
import css from './game-setup.module.css'

interface CouponCodeProps {
  playerId: string
  locale: Locale
  isEditing: boolean
}

/** The code that the bar checks, read out or scanned; signed by the server, so it needs the network once. */
export function CouponCode({ playerId, locale, isEditing }: CouponCodeProps) {
  const words = gameWords(locale)
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
    if (!isEditing) void ask()
  }, [ask, isEditing])

  if (isEditing) return <div className={css.qrPlaceholder}>{words.qrPlaceholder}</div>
  if (!answer) {
    return (
      <div className={css.code}>
        <div className={css.qrRoom} role="status">
          {words.couponLoading}
        </div>
        <div className={css.codeText} />
      </div>
    )
  }
  if ('problem' in answer) {
    return (
      <div className={css.code}>
        <div role="status">{fill(words.problem[answer.problem], { minutes, time })}</div>
        <button type="button" className={parts.button} data-quiet onClick={ask}>
          {words.retry}
        </button>
      </div>
    )
  }
  return (
    <div className={css.code} data-used={answer.redeemedAt ? '' : undefined}>
      <QrCode text={`${location.origin}${answer.path}`} alt={words.couponCode} />
      <div className={css.codeText}>
        <span className={css.codeLabel}>{words.couponCode}</span>
        <strong className={css.codeWord}>{answer.code}</strong>
        {answer.redeemedAt && <span>{fill(words.couponUsed, { date: writeDate(answer.redeemedAt, locale) })}</span>}
      </div>
    </div>
  )
}
