import { foldAway } from '@blickfang/views/game/parts/read-before-play.ts'
import { useShared } from '@blickfang/views/kernel/island/shared-context.tsx'
import { DrawerContext } from '@blickfang/views/site/visitor/drawer-context.ts'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

interface FoldedRules {
  /** Head of the card, with the button. */
  readonly head: RefObject<HTMLElement | null>
  /** The rows. */
  readonly card: RefObject<HTMLElement | null>
  readonly isPlayed: boolean
}

/**
 * Folds away what is read before play once the hole is played, and has a button from then on that brings it back. While somebody
 * looks at the card only if its rows stay where they are, under a finger that counts; otherwise when the drawer is next lowered.
 */
export function useFoldedRules({ head, card, isPlayed }: FoldedRules) {
  const isOpen = useShared(DrawerContext)?.isOpen ?? false
  const [isFolded, setFolded] = useState(isPlayed)
  const [hasButton, setButton] = useState(isPlayed)

  useLayoutEffect(() => {
    if (head.current) foldAway(head.current, isFolded)
  }, [head, isFolded])

  useEffect(() => {
    if (!isPlayed || hasButton) return
    const isSafe = !isOpen || (card.current && staysInPlace(card.current))
    if (!isSafe) return
    setButton(true)
    setFolded(true)
  }, [card, isPlayed, isOpen, hasButton])

  return { isFolded, setFolded, hasButton }
}

/** Tries it out before anything is drawn. */
function staysInPlace(card: HTMLElement): boolean {
  const top = () => card.getBoundingClientRect().top
  const before = top()
  foldAway(card, true)
  const moved = top() - before
  foldAway(card, false)
  return Math.abs(moved) < 1
}
