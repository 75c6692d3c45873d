'use client'
import { enhancePage, keepEnhanced } from './enhance-page.ts'
import { enhancers } from './enhancers.ts'
import { keepTaps } from './keep-taps.ts'
import { loadScripts } from './load-scripts.ts'
import { wakeIslands } from './wake-islands.ts'

/**
 * Begins the behaviour of a page. For a live page, which is finished HTML, the site's one script calls it
 * (server/assets/site-script.ts) and names the files of React below `/_next/`. Where React makes the page, in edit mode and while
 * developing, there is nothing to name, and behaviours come and go with their markup. Returns the teardown.
 */
export function startPage(react?: readonly string[]): () => void {
  if (!react) return keepEnhanced(document.body, enhancers)
  keepTaps(document)
  wakeIslands(document, { loadReact: () => loadScripts(react.map((file) => `/_next/${file}`)) })
  return enhancePage(document, enhancers)
}
