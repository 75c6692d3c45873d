import { cellKey, strokesOf } from '@blickfang/contract/game/game.ts'
import { useGame } from '@blickfang/views/game/game-context.tsx'
import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react'

// A mouse's click comes right after the button went up.
const clickAfterMs = 700

interface StepHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onTouchEnd: (event: TouchEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

/**
 * Counts one up or down, never below 0, with a tick where the phone has one. Each tap counts on from the one before, however
 * long the phone needs to keep it. A finger counts when it
 * lifts off the button, which is frames before its click; keys and screen readers count by the click.
 */
export function useStepper(playerId: string, pageId: string): (by: 1 | -1) => StepHandlers {
  const game = useGame()
  const pressed = useRef<HTMLElement | null>(null)
  const liftedAt = useRef(Number.NEGATIVE_INFINITY)

  function step(by: 1 | -1) {
    if (!game) return
    const from = strokesOf(game.getState(), cellKey(playerId, pageId)) ?? 0
    game.setScore(playerId, pageId, Math.max(0, from + by))
    if ('vibrate' in navigator) navigator.vibrate(10)
  }
  return (by) => ({
    onPointerDown: ({ currentTarget, isPrimary, button }) => {
      pressed.current = isPrimary && button === 0 ? currentTarget : null
    },
    onPointerUp: (event) => {
      const isPressed = pressed.current === event.currentTarget
      pressed.current = null
      if (!isPressed || !isOver(event)) return
      liftedAt.current = performance.now()
      step(by)
    },
    onTouchEnd: (event) => {
      // Else the browser acts a mouse's whole round for old pages, for which the new number would wait.
      if (event.cancelable && performance.now() - liftedAt.current < clickAfterMs) event.preventDefault()
    },
    onClick: ({ detail }) => {
      // By a finger or a mouse, and counted already.
      if (detail > 0 && performance.now() - liftedAt.current < clickAfterMs) return
      step(by)
    },
  })
}

/** A touch belongs to the button on which it began, wherever it ends. */
function isOver({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
