'use client'
import { $getSelection, $setSelection, type BaseSelection, type LexicalEditor } from 'lexical'
import { useEffect, useRef } from 'react'
import { LinkControl } from 'shared/options/link/control.tsx'
import { isComplete, type Link, link, linkSchema } from 'shared/options/link/option.ts'
import { $applyLink } from '../fields/lexical/links.ts'
import css from './rich-text-toolbar.module.css'
import { useControlServices } from './use-control-services.ts'

const option = link({ de: 'Link', fr: 'Lien', en: 'Link' })

/** Where the selected words lead. A complete link is applied to them, and the panel closes. */
export function LinkPanel({ editor, onClose }: { editor: LexicalEditor; onClose: () => void }) {
  const services = useControlServices()
  const words = useRef<BaseSelection | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The selection is lost as soon as the panel's inputs take the focus: it is kept here for them.
    words.current = editor.read(() => $getSelection()?.clone() ?? null)
    panel.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [editor])
  const apply = (value: Link | null) => {
    const complete = linkSchema.safeParse(value).data
    if (!isComplete(complete)) return
    editor.update(
      () => {
        if (words.current) $setSelection(words.current.clone())
        $applyLink(complete)
      },
      { discrete: true },
    )
    onClose()
    editor.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from each of its inputs
    <div
      ref={panel}
      className={css.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
        editor.focus()
      }}
    >
      <LinkControl id="text-link" option={option} value={null} onChange={apply} services={services} />
    </div>
  )
}
