import { mapOrigins, mapStyles } from '../map-styles.ts'
import { contentPolicy, hashSource } from './content-policy.ts'
import { drawerStyle, emptyStyle } from './drawer-style.ts'
import { visitSources } from './visit-sources.ts'

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
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
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
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

/** The style's address stands in what React hands to the map, where an `&` is written as an escape. */
function offersForeignMap(html: string): boolean {
  const styles = mapStyles()
  return styles !== null && html.includes(styles.light.replaceAll('&', '\\u0026'))
}
