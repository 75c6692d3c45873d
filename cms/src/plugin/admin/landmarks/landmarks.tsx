'use client'
import { type ReactNode, useEffect } from 'react'

const frames = '.template-default__wrap, .template-minimal__wrap'

/** Payload's frame around most views has no main landmark, so that nobody can jump over the navigation: this gives it one. */
export function Landmarks({ children }: { children: ReactNode }) {
  useEffect(() => {
    markMain()
    // Views come and go with the address, and later than it changes.
    const observer = new MutationObserver(markMain)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}

function markMain(): void {
  for (const frame of document.querySelectorAll(frames)) {
    // The header beside the view is a landmark of its own.
    const view = frame.querySelector(':scope > header') ? frame.lastElementChild : frame
    // The views of documents bring a main element of their own.
    if (view?.querySelector('main')) view.removeAttribute('role')
    else if (view?.tagName === 'DIV') view.setAttribute('role', 'main')
  }
}
