import { gzipSync } from 'node:zlib'

/** Counts a page's script files and adds up their compressed sizes, in bytes. */
export async function pageScripts(base: string, html: string): Promise<{ count: number; bytes: number }> {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, source]) => source)
  let bytes = 0
  for (const source of new Set(sources))
    bytes += gzipSync(await (await fetch(new URL(source ?? '', base))).text()).length
  return { count: new Set(sources).size, bytes }
}
