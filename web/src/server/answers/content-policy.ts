import { createHash } from 'node:crypto'

interface Sources {
  /** Scripts that may run beside the site's own script files. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly connect?: readonly string[]
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
  /** Where streams may be played from, which a script puts together. */
  readonly streams?: readonly string[]
}

/** A Content-Security-Policy: the site's own files, what `sources` adds, and nothing from any other host. */
export function contentPolicy({
  scripts,
  styles,
  connect = [],
  images = [],
  frames = [],
  streams = [],
}: Sources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect, ...streams].join(' '),
    ...(streams.length > 0 ? [["media-src 'self' blob:", ...streams].join(' ')] : []),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** For answers that are no page of the site: nothing runs, nothing loads, nobody frames it. */
export const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** For the game's service worker: it asks this site and nobody else. */
export const workerPolicy = contentPolicy({ scripts: [], styles: [] })

/** For files of the cms, which pages load, and for its admin while developing. */
export const cmsPolicy = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

/** For what the cms's calls answer without a policy of their own: data and files, in which nothing runs. */
export const callPolicy = `${cmsPolicy}; script-src 'none'`

/** For the cms's admin: scripts that Next has written with this nonce, and what they load. */
export function adminPolicy(nonce: string): string {
  return `${cmsPolicy}; script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; worker-src 'self' blob:`
}

/** For `npm run dev`: hot reload evaluates code, writes styles and keeps a websocket. */
export const developmentPolicy = contentPolicy({
  scripts: ["'unsafe-inline'", "'unsafe-eval'"],
  styles: ["'unsafe-inline'"],
  connect: ['ws:'],
})

/** The source expression that allows exactly this inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
