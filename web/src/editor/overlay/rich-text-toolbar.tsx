'use client'
import type { LexicalEditor } from 'lexical'
import type { RefObject } from 'react'

export function RichTextToolbar(_: { editor: LexicalEditor; host: RefObject<HTMLElement | null> }) {
  return null
}
