'use client'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { shortTarget } from '@blickfang/contract/options/link/short-target.ts'
import { Link as LinkIcon } from 'lucide-react'
import { useRef } from 'react'
import { useEditor, useGroup } from '../../context/editor-context.tsx'
import { barRoom } from '../../floating/bar-room.ts'
import { useTracked } from '../../floating/use-tracked.ts'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { ElementRef } from '../../session/overlay/overlay-state.ts'
import css from '../overlay.module.css'
import { findElement } from '../page-element.ts'
import { useLinkTarget } from '../use-link-target.ts'

/** Under the button at hand, the way to where it leads: a finger has no other, and nobody has to know of the menu. */
export function FieldTools({ element }: { element: ElementRef }) {
  const { overlay } = useEditor()
  const { engine: t, language } = useWords()
  const group = useGroup(element.groupId, ({ name }) => name)
  const target = useLinkTarget(element.groupId, element.field)
  const ref = useRef<HTMLDivElement>(null)
  const field = findGroup(group)?.group.fields[element.field ?? '']
  useTracked(ref, () => findElement(element), placeBeside)
  if (field?.kind !== 'button') return null
  return (
    <div ref={ref} className={css.tools}>
      <button
        type="button"
        className={css.empty}
        aria-label={[`${labelIn(field.label, language)}: ${t('menu.link')}`, target].filter(Boolean).join(' ')}
        onClick={() => overlay.send({ type: 'options', element })}
      >
        <LinkIcon size={12} aria-hidden="true" />
        {t('menu.link')}
        {target && <span>{shortTarget(target)}</span>}
      </button>
    </div>
  )
}

/** Places the tools below the button, or above it where the editor's bar is. */
function placeBeside(own: HTMLElement, { left, top, bottom }: DOMRect): void {
  const height = own.offsetHeight
  const isRoom = bottom + 6 + height <= window.innerHeight - barRoom
  own.style.transform = `translate(${Math.round(left)}px, ${Math.round(isRoom ? bottom + 6 : top - 6 - height)}px)`
}
