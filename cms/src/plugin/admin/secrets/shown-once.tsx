'use client'

import { Button, toast } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import css from './shown-once.module.css'

interface ShownOnceProps {
  readonly label: string
  readonly value: string
  readonly words: { readonly copy: string; readonly copied: string }
}

/** A secret that nobody can read again later: marked, so that it is copied by key too where the clipboard is closed to pages. */
export function ShownOnce({ label, value, words }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const copy = async () => {
    field.current?.select()
    await navigator.clipboard.writeText(value)
    toast.success(words.copied)
  }
  return (
    <div className={css.once}>
      <label htmlFor={id}>{label}</label>
      <div className={css.line}>
        <input id={id} ref={field} className={css.value} value={value} readOnly spellCheck={false} />
        {globalThis.isSecureContext && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
      </div>
    </div>
  )
}
