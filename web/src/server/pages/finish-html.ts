import { mapOrigins, mapStyles } from '../../site/map/map-styles.ts'
import { contentPolicy, hashSource } from '../answers/content-policy.ts'
import { drawerStyle, emptyStyle } from './drawer-style.ts'
import { frameSources } from './frame-sources.ts'
import { streamSources } from './stream-sources.ts'
import { stripFramework } from './strip-framework.ts'
import { visitSources } from './visit-sources.ts'

/** Puts the site's own script and styles into a page. */
export interface OwnAssets {
  readonly link: (html: string) => string
}

const openingTag = /<(script|style)\b([^<>]*)>/g
const dataBlock = /type="application\/(ld\+)?json"/

/**
 * Makes a rendered page ready to be kept: takes out what Next would need to run in the browser, puts in the site's own script
 * and styles, and allows by hash exactly the inline scripts and styles that the page has. The hosts of a foreign map, of a booking service, of
 * videos and of those who count visits are allowed on pages that offer them, and asked for nothing before the visitor's yes.
 */
export function finishHtml(rendered: string, assets: OwnAssets): { html: string; policy: string } {
  const html = assets.link(stripFramework(rendered))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const { name, attributes, text } of inlineElements(html)) {
    if (!text || dataBlock.test(attributes)) continue
    const hashes = name === 'style' ? styles : scripts
    hashes.add(hashSource(text))
  }
  if (html.includes('data-vaul-drawer')) styles.add(emptyStyle).add(drawerStyle)
  const visits = visitSources(html)
  const policy = contentPolicy({
    scripts: [...scripts, ...visits.scripts],
    styles: [...styles],
    connect: [...(offersForeignMap(html) ? mapOrigins() : []), ...visits.connect],
    images: visits.images,
    frames: frameSources(html),
    streams: streamSources(html),
  })
  return { html, policy }
}

/** Finds the inline elements in turn, as a browser reads them: a tag within an element is part of its text. */
function* inlineElements(html: string) {
  let end = 0
  for (const { 0: tag, 1: name, 2: attributes = '', index } of html.matchAll(openingTag)) {
    if (index < end) continue
    const start = index + tag.length
    end = html.indexOf(`</${name}>`, start)
    if (end < 0) return
    yield { name, attributes, text: html.slice(start, end) }
  }
}

/** The style's address stands in what the map is given, written as an attribute. */
function offersForeignMap(html: string): boolean {
  const styles = mapStyles()
  return styles !== null && html.includes(styles.light.replaceAll('&', '&amp;'))
}
