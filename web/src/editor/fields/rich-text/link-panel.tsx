'use client'
import { LinkControl } from '@blickfang/contract/options/link/control.tsx'
import { isComplete, type Link, link, linkSchema } from '@blickfang/contract/options/link/option.ts'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../locales/words.tsx'
import { useControlServices } from '../../shell/use-control-services.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { isWindowLeft } from '../is-window-left.ts'
import css from './rich-text-toolbar.module.css'

const option = link({ de: 'Link', fr: 'Lien', en: 'Link' })
const fieldId = 'text-link'

export interface LinkPanelProps {
  /** Where the words lead already. */
  readonly link: Link | null
  /** Null takes the link away. */
  readonly onApply: (link: Link | null) => void
  /** The person is done and goes on writing. */
  readonly onClose: () => void
}

/**
 * Where the selected words lead. A complete link is applied to them, once; an address that is none changes nothing, and the
 * person hears of it. Without Lexical, which it would divide into chunks.
 */
export function LinkPanel({ link: given, onApply, onClose }: LinkPanelProps) {
  const services = useControlServices()
  const { engine: t } = useWords()
  const notify = useNotify()
  const panel = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const input = (name: string) => panel.current?.querySelector<HTMLInputElement>(name)
    const address = input(`#${fieldId}`)
    address?.select()
    const first = address ?? input('input:checked')
    first?.focus()
  }, [])
  const [before] = useState(given)
  const [typed, setTyped] = useState(before)
  const isWrong = useRef(false)
  const apply = (value: Link | null) => {
    const complete = linkSchema.safeParse(value).data
    const next = isComplete(complete) ? complete : null
    if (isDone.current || (!next && !before)) return false
    isDone.current = true
    onApply(next)
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
        if (isWindowLeft(event) || event.currentTarget.contains(event.relatedTarget)) return
        if (isWrong.current) notify.refusal(t('text.wrongAddress'))
        else if (typed !== before) apply(typed)
      }}
    >
      {/* A page is chosen at once; an address or a block is complete only when its author says so, by Enter or by leaving. */}
      <LinkControl
        id={fieldId}
        option={option}
        value={typed}
        onChange={(value) => (choosesPage(value, typed) ? finish(value) : setTyped(value))}
        onWrong={(value) => {
          isWrong.current = value
        }}
        services={services}
      />
    </div>
  )
}

/** Not so the block of a page: arrow keys go through the list, and each step is a choice. */
function choosesPage(value: Link | null, before: Link | null): boolean {
  if (value?.type !== 'page') return false
  return value.page?.id !== before?.page?.id || (!value.block && !before?.block)
}
