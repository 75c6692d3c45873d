'use client'
import { useEffect, useRef, useState } from 'react'
import { LinkControl } from 'shared/options/link/control.tsx'
import { isComplete, type Link, link, linkSchema } from 'shared/options/link/option.ts'
import { useControlServices } from '../options/use-control-services.ts'
import css from './rich-text-toolbar.module.css'

const option = link({ de: 'Link', fr: 'Lien', en: 'Link' })

export interface LinkPanelProps {
  readonly onApply: (link: Link) => void
  /** The person is done and goes on writing. */
  readonly onClose: () => void
}

/** Where the selected words lead. A complete link is applied to them, once. Without Lexical, which it would divide into chunks. */
export function LinkPanel({ onApply, onClose }: LinkPanelProps) {
  const services = useControlServices()
  const panel = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus(), [])
  const [typed, setTyped] = useState<Link | null>(null)
  const apply = (value: Link | null) => {
    const complete = linkSchema.safeParse(value).data
    if (!isComplete(complete) || isDone.current) return false
    isDone.current = true
    onApply(complete)
    return true
  }
  const finish = (value: Link | null) => {
    if (apply(value)) onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape end the panel from each of its inputs
    <div
      ref={panel}
      className={css.panel}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The words get the focus back while the key is still down: it must not become a new line there.
          event.preventDefault()
          finish(typed)
        }
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) apply(typed)
      }}
    >
      {/* A page is chosen at once; an address is complete only when its author says so, by Enter or by leaving. */}
      <LinkControl
        id="text-link"
        option={option}
        value={typed}
        onChange={(value) => (value?.type === 'page' ? finish(value) : setTyped(value))}
        services={services}
      />
    </div>
  )
}
