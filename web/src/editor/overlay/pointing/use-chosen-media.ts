import { useEffect } from 'react'
import { useEditor, useShell } from '../../context/editor-context.tsx'
import { isOwnSurface } from '../page-element.ts'
import { chooseLogo } from '../shop/choose-logo.ts'
import { chooseFile } from './choose-file.ts'

/** A click on the logo, or on the place of a file, opens the library: what is chosen there takes its place. */
export function useChosenMedia(): void {
  const session = useEditor()
  const shell = useShell()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (!(event.target instanceof Element) || isOwnSurface(event.target)) return
      const logo = event.target.closest<HTMLElement>('[data-part=logo]')
      const file = event.target.closest<HTMLElement>('[data-asks-file]')
      const groupId = file?.closest<HTMLElement>('[data-group-id]')?.dataset.groupId
      if (!logo && !groupId) return
      event.preventDefault()
      // Until this listens, the place of a file opens the options of its line.
      event.stopPropagation()
      if (logo) void chooseLogo(session, shell, logo)
      else if (groupId) void chooseFile(session, shell, { groupId, option: file?.dataset.asksFile ?? '' })
    }
    // Before whoever follows links.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [session, shell])
}
