'use client'

import type { GameInfo, GameProblem } from '@blickfang/contract/game/game.ts'
import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import { useGame, useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import { Notice } from '@blickfang/views/game/parts/notice.tsx'
import { OpeningNotice } from '@blickfang/views/game/parts/opening-notice.tsx'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { writeDate } from '@blickfang/views/game/parts/write-date.ts'
import { Slot } from '@blickfang/views/kernel/island/slot.tsx'
import { forgetStop } from '@blickfang/views/site/visitor/remembered-stop.ts'
import { useState } from 'react'
import { ActionButton } from './action-button.tsx'
import css from './game-setup.module.css'
import { useInvitation } from './joining/use-invitation.ts'
import type { ScreenProps } from './screen-props.ts'
import { useGoneGame } from './use-gone-game.ts'

/** Creates a game, or joins the one that the address names: then straight on to sharing. */
export function StartScreen({ locale, links, action }: ScreenProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  const game = useGame()
  const opened = useGameState((state) => state.game)
  const isUnavailable = useGameState((state) => state.connection === 'unavailable')
  const invitation = useInvitation(game, links)
  const gone = useGoneGame(game, Boolean(invitation?.leaves))
  const [problem, setProblem] = useState<GameProblem | null>(null)
  const [isCreating, setCreating] = useState(false)
  const [isSure, setSure] = useState(false)
  const leaves = useGameState((state) => (takingPart(state.players).length > 0 ? state.game : null))

  /** A game that others play on as well would be gone from this phone with one wrong tap. */
  function press() {
    if (leaves && !isSure) return setSure(true)
    void start()
  }

  async function start() {
    if (!game) return
    setCreating(true)
    setProblem(null)
    const made = await game.createGame(t('gameName', { date: writeDate(new Date().toISOString(), t.language) }))
    if ('id' in made) {
      forgetStop(links.play)
      return location.assign(links.edit)
    }
    setProblem(made.problem)
    setCreating(false)
  }

  if (invitation?.leaves) {
    return <Question leaves={invitation.leaves} onAccept={invitation.accept} play={links.play} t={t} />
  }
  if (invitation && !gone) return <OpeningNotice locale={locale} />
  return (
    <div className={css.start}>
      {gone === 'missing' && <Notice lang={t.language} title={t('missingTitle')} text={t('missingText')} />}
      {gone === 'refused' && <Notice lang={t.language} title={t('refusedTitle')} text={t('refusedText')} />}
      {isUnavailable && <Notice lang={t.language} title={t('unavailableTitle')} text={t('unavailableText')} />}
      <div className={css.actions}>
        <ActionButton isDisabled={!game || isCreating || isUnavailable} onClick={press}>
          {isCreating ? (
            t('creating')
          ) : isSure ? (
            t('newGame')
          ) : action ? (
            <Slot as="span" lang={locale} content={action} />
          ) : (
            t('action.start')
          )}
        </ActionButton>
        {!isPreview && opened && (
          <a className={parts.button} data-quiet href={links.play}>
            {t('goOn', { name: opened.name })}
          </a>
        )}
      </div>
      <div className={css.problem} role="status">
        {problem ? t(`problem.${problem}`) : isSure && leaves && t('leavesGame', { name: leaves.name })}
      </div>
    </div>
  )
}

interface QuestionProps {
  leaves: GameInfo
  onAccept: () => void
  play: string
  t: GameWords
}

/** Before a scanned code takes the phone out of a game that is being played. */
function Question({ leaves, onAccept, play, t }: QuestionProps) {
  return (
    <div className={css.start}>
      <Notice lang={t.language} title={t('otherGame')} text={t('leavesGame', { name: leaves.name })} />
      <div className={css.actions}>
        <ActionButton onClick={onAccept}>{t('joinGame')}</ActionButton>
        <a className={parts.button} data-quiet href={play}>
          {t('goOn', { name: leaves.name })}
        </a>
      </div>
    </div>
  )
}
