import { createStore } from 'zustand/vanilla'
import { buildHeader } from './build-header.ts'

/** Whether the site has been built anew since this page was loaded: files that the page has not asked for yet may be gone. */
export const siteBuild = createStore<{ readonly isRenewed: boolean }>(() => ({ isRenewed: false }))

/** Takes note of the build that gave an answer. Answers of no build (a proxy's, a cut connection's) say nothing. */
export function noteBuild({ headers }: Pick<Response, 'headers'>): void {
  const [mine, theirs] = [ownBuild(), headers.get(buildHeader)]
  if (mine && theirs && mine !== theirs) siteBuild.setState({ isRenewed: true })
}

function ownBuild(): string | null {
  if (typeof document === 'undefined') return null
  return document.querySelector(`meta[name="${buildHeader}"]`)?.getAttribute('content') ?? null
}
