'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'

const PortalContext = createContext<HTMLElement | null>(null)

/** Where menus of the parts inside are drawn: a place of the page's own, so that they stay within its landmarks. */
export function PortalRoot({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <PortalContext value={element}>
      {children}
      <div ref={setElement} />
    </PortalContext>
  )
}

export function usePortalElement(): HTMLElement | null {
  return useContext(PortalContext)
}
