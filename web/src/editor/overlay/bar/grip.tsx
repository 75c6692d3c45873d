'use client'
import { GripVertical } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { definePart } from '../../../ui/parts/define-part.ts'
import { PartBoundary } from '../../../ui/parts/part-boundary.tsx'
import { usePart } from '../../../ui/parts/use-part.ts'
import { useWords } from '../../locales/words.tsx'
import { BarButton } from './bar-button.tsx'

const gripPart = definePart(async () => (await import('../drag/block-grip.tsx')).BlockGrip)

/** Handle of the bar. The code for dragging comes in an idle moment, or as soon as somebody comes near; when a press finds it missing, people are told. */
export function Grip({ groupId, label }: { groupId: string; label: string }) {
  const { engine: t } = useWords()
  const [isWanted, setWanted] = useState(false)
  const [, setCome] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const Dragging = usePart(gripPart, { isWanted, giveUp: () => setWanted(false) })
  useEffect(() => gripPart.whenCome(() => setCome(true)), [])
  const near = () => void gripPart.load().catch((error: unknown) => console.warn(error))
  const standIn = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what reaches the button in it
    <span ref={place} style={{ display: 'contents' }} onPointerEnter={near} onFocus={near}>
      <BarButton label={t('bar.grip', { name: label })} icon={GripVertical} onPress={() => setWanted(true)} />
    </span>
  )
  if (!Dragging) return standIn
  const hasFocus = place.current?.contains(document.activeElement) ?? false
  return (
    <PartBoundary onBroken={() => setWanted(false)}>
      <Suspense fallback={standIn}>
        <Dragging groupId={groupId} hasFocus={hasFocus} />
      </Suspense>
    </PartBoundary>
  )
}
