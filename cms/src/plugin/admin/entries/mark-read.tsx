'use client'

import { answerPatience } from '@blickfang/contract/api/answer-patience.ts'
import { useConfig, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** Ticks «Gelesen» once the entry is on the screen. A person who takes the tick away again, to come back to the entry, is left with that. */
export function MarkRead({ id }: { readonly id: string }) {
  const { value, setValue } = useField<boolean>({ path: 'isRead' })
  const { config } = useConfig()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || value === undefined) return
    isDone.current = true
    if (value) return
    fetch(`${config.routes.api}/bf-submissions/${id}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isRead: true }),
      signal: answerPatience(),
    }).then(
      // Nothing that a person would have to save.
      ({ ok }) => ok && setValue(true, true),
      (error: unknown) => console.warn('The entry could not be marked as read', error),
    )
  }, [id, value, setValue, config.routes.api])
  return null
}
