import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { loadAgain } from '@blickfang/views/kernel/island/load-again.ts'
import { type RefObject, useState } from 'react'
import type { Board } from '../read-board.ts'

interface PictureButtonProps {
  board: Board
  /** The game's name. */
  title: string
  /** Wears the colours and the type that the picture takes over. */
  place: RefObject<HTMLElement | null>
  t: GameWords
}

/** Hands the leaderboard as a picture to the phone's own share dialog; keeps it as a file where there is none. */
export function PictureButton({ board, title, place, t }: PictureButtonProps) {
  const [said, setSaid] = useState('')

  async function share() {
    if (!place.current) return
    try {
      const [{ drawBoard }, { sharePicture }] = await Promise.all([
        loadAgain(() => import('./draw-board.ts')),
        loadAgain(() => import('./share-picture.ts')),
      ])
      const picture = await drawBoard({ board, title, place: place.current, t })
      setSaid((await sharePicture(picture, title)) === 'kept' ? t('pictureKept') : '')
    } catch (error) {
      console.warn('The picture did not come about.', error)
      setSaid(t('problem.failed'))
    }
  }

  return (
    <>
      <button type="button" className={parts.button} onClick={share}>
        {t('sharePicture')}
      </button>
      <p role="status">{said}</p>
    </>
  )
}
