import type { Player } from '@blickfang/contract/game/game.ts'
import { useGame } from '@blickfang/views/game/game-context.tsx'
import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import { takeFocus } from '@blickfang/views/game/parts/take-focus.ts'
import { useRef, useState } from 'react'
import css from './game-setup.module.css'

interface PlayerRowProps {
  player: Player
  t: GameWords
  isRenamed: boolean
  /** The name's button has the focus when it comes. */
  isFocused: boolean
  onRename: () => void
  /** `isByKey`: by Enter or Escape, and not by going elsewhere. */
  onDone: (isByKey: boolean) => void
  onRemove: () => void
}

/** Row of a player's name: a tap changes it, a tap on the cross takes it out. */
export function PlayerRow({ player, t, isRenamed, isFocused, onRename, onDone, onRemove }: PlayerRowProps) {
  const game = useGame()
  const { name } = player
  return (
    <li className={css.player}>
      {isRenamed ? (
        <NameInput
          name={name}
          label={t('rename', { name })}
          onSave={(typed) => game?.renamePlayer(player.id, typed)}
          onDone={onDone}
        />
      ) : (
        <button
          type="button"
          className={css.name}
          ref={isFocused ? takeFocus : null}
          aria-label={t('rename', { name })}
          onClick={onRename}
        >
          <bdi>{name}</bdi>
        </button>
      )}
      <button type="button" className={css.remove} aria-label={t('remove', { name })} onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

interface NameInputProps {
  name: string
  label: string
  onSave: (typed: string) => void
  onDone: (isByKey: boolean) => void
}

/** Enter and leaving save, Escape cancels; so does an empty or unchanged name. */
function NameInput({ name, label, onSave, onDone }: NameInputProps) {
  const [typed, setTyped] = useState(name)
  const isOver = useRef(false)

  function finish(isKept: boolean, isByKey: boolean) {
    // Taking the input away blurs it: only the first end counts.
    if (isOver.current) return
    isOver.current = true
    const trimmed = typed.trim()
    if (isKept && trimmed && trimmed !== name) onSave(trimmed)
    onDone(isByKey)
  }

  return (
    <input
      className={css.input}
      value={typed}
      aria-label={label}
      maxLength={200}
      autoComplete="off"
      enterKeyHint="done"
      dir="auto"
      // biome-ignore lint/a11y/noAutofocus: the tap that brought it here was on the name
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') finish(true, true)
        if (event.key === 'Escape') finish(false, true)
      }}
    />
  )
}
