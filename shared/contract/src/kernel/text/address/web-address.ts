import { asCopied } from '../as-copied.ts'
import { parseUrl } from './parse-url.ts'

/** Schemes a visitor's browser may follow; `javascript:`, `data:` and friends never get in. */
const safeUrl = /^(https?:\/\/|\/(?![/\\])|#)/i
const scheme = /^[a-z][a-z0-9+.-]*:/i
/** A host with its port, which begins as an address with a scheme does. */
const hostAndPort = /^[^\s:/?#@]+:\d{1,5}(?![^/?#])/
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i
const topLevel = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i
const internetAddress = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i
/** A file beside the page that one has open, and no host: the last part is no domain. */
const fileName = /^[^/?#:]+\.(?:html?|php|aspx?|jsp|pdf|jpe?g|png|gif|webp|svg|docx?|xlsx?|pptx?|txt)$/i
const dotSegment = /^(?:\.|%2e){1,2}$/i

/** Adds https to a bare host, so that editors can type «zeiss.ch» or «zeiss.ch:8080/x». */
export function normaliseUrl(url: string): string {
  const bare = asCopied(url)
  const isWhole = scheme.test(bare) && !hostAndPort.test(bare)
  if (isWhole || /^[/#.]/.test(bare) || fileName.test(bare)) return bare
  return `https://${bare}`
}

/**
 * Whether a normalised address leads somewhere from every page: a path or mark of the site, or a host that can be on the web. A
 * path that is told from the page one is on («../kontakt») is none, and neither is a mail address read as a name before a host.
 */
export function isAddress(url: string): boolean {
  if (!safeUrl.test(url)) return false
  if (url.startsWith('#')) return !/\s/.test(url)
  if (url.startsWith('/'))
    return (
      !/\s/.test(url) &&
      !pathOf(url)
        .split('/')
        .some((part) => dotSegment.test(part))
    )
  const parsed = parseUrl(url)
  return parsed !== null && parsed.username === '' && parsed.password === '' && isHost(parsed.hostname)
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? ''
}

function isHost(host: string): boolean {
  if (host === 'localhost' || internetAddress.test(host)) return true
  const labels = host.replace(/\.$/, '').split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '')
}
