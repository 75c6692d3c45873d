'use client'
import { useEffect } from 'react'
import type { OpenOptions } from './menu/open-menu.ts'

/** A place of a block that only an option can fill, such as a video that is yet to be chosen, opens the block's options. */
export function useAskedOptions(open: OpenOptions): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const place = target instanceof Element ? target.closest('[data-asks-option]') : null
      const groupId = place?.closest<HTMLElement>('[data-group-id]')?.dataset.groupId
      if (groupId) open({ groupId, field: null })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [open])
}
