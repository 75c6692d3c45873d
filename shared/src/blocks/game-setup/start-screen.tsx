'use client'

import { useEffect, useState } from 'react'
import type { GameProblem } from '../../game/game.ts'
import { useGame, useGameState } from '../../game/game-context.tsx'
import { fill, gameWords } from '../../game/parts/messages.ts'
import { Notice } from '../../game/parts/notice.tsx'
import parts from '../../game/parts/parts.module.css'
import { writeDate } from '../../game/parts/write-date.ts'
import { ActionButton } from './action-button.tsx'
import css from './game-setup.module.css'
import type { ScreenProps } from './screen-props.ts'
import { useInvitation } from './use-invitation.ts'

/** Creates a game, or joins the one that the address names: then straight on to sharing. */
export function StartScreen({ locale, links, action, isEditing }: ScreenProps) {
  const words = gameWords(locale)
  const game = useGame()
  const status = useGameState((state) => state.status)
  const opened = useGameState((state) => state.game)
  const isUnavailable = useGameState((state) => state.connection === 'unavailable')
  const invited = useInvitation(game, links.share)
  const [problem, setProblem] = useState<GameProblem | null>(null)
  const [isCreating, setCreating] = useState(false)
  const isGone = status === 'missing' || status === 'refused'

  useEffect(() => {
    // The stored id leads nowhere (spec §8, PGRST116): forget it, and offer the start.
    if (status === 'missing' && !invited) game?.leaveGame()
  }, [game, invited, status])

  async function start() {
    if (!game) return
    setCreating(true)
    setProblem(null)
    const made = await game.createGame(fill(words.gameName, { date: writeDate(new Date().toISOString(), locale) }))
    if ('id' in made) return location.assign(links.edit)
    setProblem(made.problem)
    setCreating(false)
  }

  if (invited && !isGone && !isUnavailable) return <Notice title={words.opening} isBusy />
  return (
    <div className={css.start}>
      {isGone && (
        <Notice
          title={status === 'missing' ? words.missingTitle : words.refusedTitle}
          text={status === 'missing' ? words.missingText : words.refusedText}
        />
      )}
      {isUnavailable && <Notice title={words.unavailableTitle} text={words.unavailableText} />}
      <div className={css.actions}>
        <ActionButton isEditing={isEditing} isDisabled={!game || isCreating || isUnavailable} onClick={start}>
          {isCreating ? words.creating : (action ?? words.action.start)}
        </ActionButton>
        {!isEditing && opened && (
          <a className={parts.button} data-quiet href={links.play}>
            {fill(words.goOn, { name: opened.name })}
          </a>
        )}
      </div>
      <div className={css.problem} role="status">
        {problem && words.problem[problem]}
      </div>
    </div>
  )
}
