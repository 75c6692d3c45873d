import { mapOrigins, mapStyles } from '../../site/map/map-styles.ts'
import { contentPolicy, hashSource } from './content-policy.ts'
import { drawerStyle, emptyStyle } from './drawer-style.ts'
import { visitSources } from './visit-sources.ts'

const openingTag = /<(script|style)\b([^<>]*)>/g
const dataBlock = /type="application\/(ld\+)?json"/

/**
 * Makes a rendered page ready to be kept: joins React's many small inline scripts into one, so that the policy needs few
 * hashes, and allows by hash exactly the inline scripts and styles that the page has. The hosts of a foreign map and of those who
 * count visits are allowed on pages that offer them, and asked for nothing before the visitor's yes.
 */
export function finishHtml(rendered: string): { html: string; policy: string } {
  const html = rendered.replaceAll('</script><script>self.__next_f', ';self.__next_f')
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
  })
  return { html, policy }
}

/** One after the other, as a browser reads them: what stands inside one is its text. */
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

/** The style's address stands in what React hands to the map, where an `&` is written as an escape. */
function offersForeignMap(html: string): boolean {
  const styles = mapStyles()
  return styles !== null && html.includes(styles.light.replaceAll('&', '\\u0026'))
}
