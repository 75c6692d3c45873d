import { useRef, useState } from 'react'
import type { Player } from '../../game/game.ts'
import { useGame } from '../../game/game-context.tsx'
import { fill } from '../../game/parts/messages.ts'
import type { GameWords } from '../../game/parts/words/de.ts'
import css from './game-setup.module.css'

interface PlayerRowProps {
  player: Player
  words: GameWords
  isRenamed: boolean
  onRename: () => void
  onDone: () => void
}

/** One name: a tap changes it, a tap on the cross takes it out. */
export function PlayerRow({ player, words, isRenamed, onRename, onDone }: PlayerRowProps) {
  const game = useGame()
  const { name } = player
  return (
    <li className={css.player}>
      {isRenamed ? (
        <NameInput
          name={name}
          label={fill(words.rename, { name })}
          onSave={(typed) => game?.renamePlayer(player.id, typed)}
          onDone={onDone}
        />
      ) : (
        <button type="button" className={css.name} aria-label={fill(words.rename, { name })} onClick={onRename}>
          <bdi>{name}</bdi>
        </button>
      )}
      <button
        type="button"
        className={css.remove}
        aria-label={fill(words.remove, { name })}
        onClick={() => game?.removePlayer(player.id)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
}

interface NameInputProps {
  name: string
  label: string
  onSave: (typed: string) => void
  onDone: () => void
}

/** Enter and leaving save, Escape cancels; so does an empty or unchanged name. */
function NameInput({ name, label, onSave, onDone }: NameInputProps) {
  const [typed, setTyped] = useState(name)
  const isOver = useRef(false)

  function finish(isKept: boolean) {
    // Taking the input away blurs it: only the first end counts.
    if (isOver.current) return
    isOver.current = true
    const trimmed = typed.trim()
    if (isKept && trimmed && trimmed !== name) onSave(trimmed)
    onDone()
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
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') finish(true)
        if (event.key === 'Escape') finish(false)
      }}
    />
  )
}
