import { createContext, type ReactNode, Suspense, use, useEffect, useLayoutEffect } from 'react'

/** Parts of an island that have to begin before it hears presses: itself, and those whose code comes later. */
export class Beginnings {
  #open = 0
  readonly #onAll: () => void

  constructor(onAll: () => void) {
    this.#onAll = onAll
  }

  expect(): void {
    this.#open += 1
  }

  end(): void {
    this.#open -= 1
    if (this.#open === 0) this.#onAll()
  }
}

const Expected = createContext<Beginnings | null>(null)

interface PartProps {
  children: ReactNode
}

/** A part of an island that may wait for code of its own: until it is there, the server's markup stands in its place and presses are kept. */
export function Part({ children }: PartProps) {
  const beginnings = use(Expected)
  // With the island around it, before this part can have begun.
  useLayoutEffect(() => beginnings?.expect(), [beginnings])
  return (
    <Suspense fallback={null}>
      {children}
      <Begins />
    </Suspense>
  )
}

interface WholeProps extends PartProps {
  by: Beginnings
}

/** The whole of an island, which has begun when all of its parts have. */
export function Whole({ by, children }: WholeProps) {
  useLayoutEffect(() => by.expect(), [by])
  return (
    <Expected value={by}>
      {children}
      <Begins />
    </Expected>
  )
}

/** The last of what stands beside it to begin. */
function Begins(): null {
  const beginnings = use(Expected)
  useEffect(() => beginnings?.end(), [beginnings])
  return null
}
