'use client'
import { $getSelection, $setSelection, type BaseSelection, type LexicalEditor } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { LinkControl } from 'shared/options/link/control.tsx'
import { isComplete, type Link, link, linkSchema } from 'shared/options/link/option.ts'
import { $applyLink } from '../../fields/lexical/links.ts'
import { useControlServices } from '../options/use-control-services.ts'
import css from './rich-text-toolbar.module.css'

const option = link({ de: 'Link', fr: 'Lien', en: 'Link' })

export interface LinkPanelProps {
  readonly editor: LexicalEditor
  readonly onClose: () => void
}

/** Where the selected words lead. A complete link is applied to them, and the panel closes. */
export function LinkPanel({ editor, onClose }: LinkPanelProps) {
  const services = useControlServices()
  const words = useRef<BaseSelection | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    // The selection is lost as soon as the panel's inputs take the focus: it is kept here for them.
    words.current = editor.read(() => $getSelection()?.clone() ?? null)
    panel.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [editor])
  const [typed, setTyped] = useState<Link | null>(null)
  const apply = (value: Link | null) => {
    const complete = linkSchema.safeParse(value).data
    if (!isComplete(complete) || isDone.current) return
    isDone.current = true
    editor.update(
      () => {
        // Lexical remembers the selection while the panel has the focus; its own memory knows which nodes still exist.
        if (!$getSelection() && words.current) $setSelection(words.current.clone())
        $applyLink(complete)
      },
      { discrete: true },
    )
    onClose()
    editor.focus()
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
          apply(typed)
        }
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
        editor.focus()
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
        onChange={(value) => (value?.type === 'page' ? apply(value) : setTyped(value))}
        services={services}
      />
    </div>
  )
}
