import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { useGame, useGameState } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { takeFocus } from '@blickfang/views/game/parts/take-focus.ts'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { NameField } from '../name-field.tsx'
import { invitedGame } from './invited-game.ts'
import css from './who-are-you.module.css'

/** Asks a person who came by an invitation for their name, so that the others see who entered a score. The game goes on meanwhile. */
export function WhoAreYou({ t }: { t: GameWords }) {
  const game = useGame()
  const id = useGameState((state) => state.game?.id)
  const players = useGameState((state) => state.players)
  const phoneName = useGameState((state) => state.phoneName)
  const [isInvited, setInvited] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const titleId = useId()
  useEffect(() => setInvited(id !== undefined && invitedGame() === id), [id])

  const playing = takingPart(players)
  const shown = typed ?? phoneName

  function answer(name: string) {
    if (!game || !hasVisibleText(name)) return
    game.namePhone(name)
    const known = game.getState().phoneName
    if (playing.every((player) => player.name !== known)) game.addPlayer(known)
    setAnswered(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    answer(shown)
  }

  if (!isInvited) return null
  if (playing.some(({ name }) => name === phoneName)) {
    return (
      <p className={css.known} role="status" tabIndex={-1} ref={isAnswered ? takeFocus : null}>
        {t('whoKnown', { name: phoneName })}
      </p>
    )
  }
  return (
    <section className={css.who} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {t('whoTitle')}
      </h2>
      <p>{t('whoText')}</p>
      {playing.length > 0 && (
        <ul className={css.names}>
          {playing.map((player) => (
            <li key={player.id}>
              <button type="button" onClick={() => answer(player.name)}>
                <bdi>{player.name}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={css.own} onSubmit={submit}>
        <NameField value={shown} onChange={setTyped} label={t('whoName')} autoComplete="given-name" />
        <button type="submit" className={parts.button}>
          {t('whoJoin')}
        </button>
      </form>
    </section>
  )
}
