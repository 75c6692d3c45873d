'use client'
import { type ComponentType, Suspense } from 'react'
import type { Part } from './define-part.ts'
import { PartBoundary } from './part-boundary.tsx'
import { usePart } from './use-part.ts'

interface ShownPartProps<Props> {
  readonly part: Part<ComponentType<Props>>
  readonly props: Props
  /** Takes it away: it did not come, or failed. */
  readonly onClose: () => void
}

/** Shows a part from when it has come. While it is on its way nothing is shown in its place. */
export function ShownPart<Props extends object>({ part, props, onClose }: ShownPartProps<Props>) {
  const Shown = usePart(part, { isWanted: true, giveUp: onClose })
  return (
    Shown && (
      <PartBoundary onBroken={onClose}>
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </PartBoundary>
    )
  )
}
