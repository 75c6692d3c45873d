/** Message of a rendering to the server in front of it, beside the HTML: a static page has no other way out. */
export interface RenderReport {
  readonly status: 200 | 307 | 308 | 404
  /** Where a redirect leads. */
  readonly location?: string
  /** Id of the page behind a password for which the notice was rendered. */
  readonly lockedPage?: string
  /** Feature that visitors ask for by the page's address: the site's search, or the directory that stands on the page. */
  readonly asks?: 'search' | 'directory' | undefined
  /** The tags of all content that the page shows; null where any change may concern it. */
  readonly tags: readonly string[] | null
  /** Until when the page is right by itself, in ms since 1970; null or left out: for ever. */
  readonly until?: number | null
}

// Next's bundle and the server are two copies of this module in one process; they share only the global object.
const held = globalThis as typeof globalThis & { blickfangRenderReports?: Map<string, RenderReport> }
held.blickfangRenderReports ??= new Map()
const reports = held.blickfangRenderReports
const maxReports = 2000

/** Called while rendering; `address` is the whole path, version included. */
export function reportRender(address: string, report: RenderReport): void {
  reports.delete(address)
  reports.set(address, report)
  const oldest = reports.size > maxReports ? reports.keys().next().value : undefined
  if (oldest !== undefined) reports.delete(oldest)
}

export function findReport(address: string): RenderReport | undefined {
  return reports.get(address)
}
