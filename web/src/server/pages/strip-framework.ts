const element = /<(script|style)\b([^<>]*)>/g
const preload = /<link rel="preload" as="script"[^<>]*>/g

/**
 * Takes out of a page what Next put there to run in the browser: its scripts, the data for its hydration, and the preloads of
 * both. Scripts of the site's own have an address outside of `/_next/` or a type that says they are data; they stay, and so do
 * styles, fonts, pictures and metadata.
 */
export function stripFramework(html: string): string {
  const kept: string[] = []
  let end = 0
  for (const { 0: tag, 1: name, 2: attributes = '', index } of html.matchAll(element)) {
    if (index < end) continue
    const close = html.indexOf(`</${name}>`, index + tag.length)
    if (close < 0) break
    const next = close + `</${name}>`.length
    kept.push(html.slice(end, name === 'script' && isFrameworks(attributes) ? index : next))
    end = next
  }
  return [...kept, html.slice(end)].join('').replace(preload, '')
}

function isFrameworks(attributes: string): boolean {
  const source = / src="([^"]*)"/.exec(attributes)?.[1]
  return source === undefined ? !/ type="/.test(attributes) : source.startsWith('/_next/')
}
