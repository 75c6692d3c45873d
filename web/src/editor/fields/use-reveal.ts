'use client'
import { useEditor } from '../context/editor-context.tsx'
import type { Place } from './place.ts'

/** Keeps an empty field in place while somebody works on it; afterwards it goes, as on the live page. */
export function useReveal({ groupId, name }: Place) {
  const { selection } = useEditor()
  return {
    show: () => selection.setState({ revealed: { groupId, field: name } }),
    hide: () =>
      selection.setState(({ revealed }) =>
        revealed?.groupId === groupId && revealed.field === name ? { revealed: null } : {},
      ),
  }
}
