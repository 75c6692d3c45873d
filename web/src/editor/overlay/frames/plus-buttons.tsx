'use client'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useBlocks, useDialog } from '../../context/editor-context.tsx'
import { isBehindBar } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import type { Position } from '../../model/sort-siblings.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'

/** Buttons on both edges of the block at hand: a new block goes between it and its neighbour. */
export function PlusButtons({ blockId }: { blockId: string }) {
  const blocks = useBlocks()
  const index = blocks.indexOf(blockId)
  const previous = blocks[index - 1]
  return (
    <>
      <PlusButton blockId={blockId} edge="top" position={previous ? { after: previous } : 'start'} />
      <PlusButton blockId={blockId} edge="bottom" position={{ after: blockId }} />
    </>
  )
}

interface PlusButtonProps {
  readonly blockId: string
  readonly edge: 'top' | 'bottom'
  readonly position: Position
}

function PlusButton({ blockId, edge, position }: PlusButtonProps) {
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  const ref = useRef<HTMLButtonElement>(null)
  useTracked(
    ref,
    () => findElement({ groupId: blockId, field: null }),
    (own, rect) => {
      const x = rect.left + rect.width / 2
      const y = besideBar(x, Math.min(Math.max(rect[edge], 18), window.innerHeight - 18))
      own.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`
      own.hidden = rect[edge] < -18 || rect[edge] > window.innerHeight + 18 || isBehindBar(own, y + 15)
    },
  )
  return (
    <button
      ref={ref}
      type="button"
      className={css.plus}
      data-plus=""
      aria-label={t(edge === 'top' ? 'plus.before' : 'plus.after')}
      title={t('plus.title')}
      onClick={() => openDialog({ type: 'addBlock', position })}
    >
      <Plus size={16} aria-hidden="true" />
    </button>
  )
}

/** On a narrow page the bar of the chosen block reaches as far as here: then the button stands below it. */
function besideBar(x: number, y: number): number {
  const bar = document.querySelector('[data-block-bar]')?.getBoundingClientRect()
  if (!bar || bar.height === 0) return y
  const isUnder = x + 15 > bar.left && x - 15 < bar.right && y + 15 > bar.top && y - 15 < bar.bottom
  return isUnder ? bar.bottom + 19 : y
}
