import type { Attribute } from './keep-attribute.ts'

export const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
} as const

/** Prefixes that mean the same in every drawing, also where it forgot to say so. */
const usual: ReadonlyMap<string, string> = new Map([['', namespaces.svg], ...Object.entries(namespaces)])

type Given = readonly (readonly [name: string, value: string])[]

/** Meanings of prefixes at a place of a drawing. The parser's own way gives up at the first that is not declared. */
export class NamespaceScopes {
  readonly #scopes: ReadonlyMap<string, string>[] = [usual]

  /** Goes into an element: its namespace, '' where nobody knows it, and its name in it. */
  open(tag: string, given: Given): { namespace: string; name: string } {
    const around = this.#scopes.at(-1) ?? usual
    const declared = given.flatMap(([name, value]): [string, string][] => {
      const prefix = name === 'xmlns' ? '' : /^xmlns:(.+)$/.exec(name)?.[1]
      return prefix === undefined ? [] : [[prefix, value === '' && prefix === '' ? namespaces.svg : value.trim()]]
    })
    this.#scopes.push(declared.length > 0 ? new Map([...around, ...declared]) : around)
    const [prefix, name] = split(tag)
    return { namespace: this.#meaning(prefix), name }
  }

  close(): void {
    this.#scopes.pop()
  }

  /** The attributes of the element at hand, without declarations: those of SVG by their name, those of XLink and XML with the usual prefix. */
  attributes(given: Given): readonly Attribute[] {
    return given.flatMap(([whole, value]) => {
      const [prefix, name] = split(whole)
      if (whole === 'xmlns' || prefix === 'xmlns') return []
      if (prefix === '') return [{ name, value }]
      const namespace = this.#meaning(prefix)
      if (namespace === namespaces.xlink) return [{ name: `xlink:${name}`, value }]
      return namespace === namespaces.xml ? [{ name: `xml:${name}`, value }] : []
    })
  }

  #meaning(prefix: string): string {
    return this.#scopes.at(-1)?.get(prefix) ?? ''
  }
}

function split(whole: string): [prefix: string, name: string] {
  const colon = whole.indexOf(':')
  return colon === -1 ? ['', whole] : [whole.slice(0, colon), whole.slice(colon + 1)]
}
