'use client'

import { takingPart } from '@blickfang/contract/game/leaderboard.ts'
import { hasVisibleText } from '@blickfang/contract/kernel/text/visible-text.ts'
import { useGame, useGameState, useIsPreview } from '@blickfang/views/game/game-context.tsx'
import { GameGate } from '@blickfang/views/game/parts/game-gate.tsx'
import { gameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { Slot } from '@blickfang/views/kernel/island/slot.tsx'
import { useState } from 'react'
import { ActionButton } from './action-button.tsx'
import css from './game-setup.module.css'
import { NameField } from './name-field.tsx'
import { PlayerRow } from './player-row.tsx'
import { RemovedPlayers } from './removed-players.tsx'
import type { ScreenProps } from './screen-props.ts'
import { ThisPhone } from './this-phone.tsx'

/** Takes down the players: one tap, a name, Enter, and again. */
export function EditScreen(props: ScreenProps) {
  return (
    <GameGate locale={props.locale} links={props.links}>
      <Players {...props} />
    </GameGate>
  )
}

function Players({ locale, links, action }: ScreenProps) {
  const isPreview = useIsPreview()
  const t = gameWords(locale)
  const game = useGame()
  const players = useGameState((state) => state.players)
  const [typed, setTyped] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  /** Player who was just renamed by keys, taken out or brought back: the button of theirs that is left has the focus. */
  const [focused, setFocused] = useState<string | null>(null)
  const playing = takingPart(players)

  function addTyped() {
    if (hasVisibleText(typed)) game?.addPlayer(typed)
    setTyped('')
  }

  return (
    <div className={css.players}>
      <ol className={css.list} aria-label={t('players')}>
        {playing.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            t={t}
            isRenamed={renamed === player.id}
            isFocused={focused === player.id}
            onRename={() => {
              addTyped()
              setFocused(null)
              setRenamed(player.id)
            }}
            onDone={(isByKey) => {
              if (isByKey) setFocused(player.id)
              setRenamed(null)
            }}
            onRemove={() => {
              setFocused(player.id)
              game?.removePlayer(player.id)
            }}
          />
        ))}
      </ol>
      {playing.length === 0 && <div>{t('nobodyYet')}</div>}
      <form
        className={css.add}
        onSubmit={(event) => {
          event.preventDefault()
          addTyped()
        }}
      >
        <NameField value={typed} onChange={setTyped} label={t('newPlayer')} autoComplete="off" isDisabled={isPreview} />
        <button type="submit" className={parts.button} aria-label={t('add')} disabled={isPreview}>
          <span aria-hidden="true">+</span>
        </button>
      </form>
      <RemovedPlayers t={t} focused={focused} onRestore={setFocused} />
      {playing.length > 0 && <ThisPhone players={playing} t={t} />}
      <div className={css.actions}>
        <ActionButton href={links.share} onClick={addTyped} isDisabled={playing.length === 0 && !hasVisibleText(typed)}>
          {action ? <Slot as="span" lang={locale} content={action} /> : t('action.addPlayers')}
        </ActionButton>
      </div>
    </div>
  )
}
