'use client'
import { useEditor } from '../context/editor-context.tsx'
import type { Place } from './place.ts'

/** Keeps an empty field in place while somebody works on it; afterwards it goes, as on the live page. */
export function useReveal({ groupId, name }: Place) {
  const { revealed } = useEditor()
  const element = { groupId, field: name }
  return { show: () => revealed.show(element), hide: () => revealed.hide(element) }
}
