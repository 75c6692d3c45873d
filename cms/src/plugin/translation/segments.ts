import {
  type BlockNode,
  type InlineNode,
  inlineText,
  type RichText,
  richTextSchema,
} from '@blickfang/contract/content/rich-text.ts'

/** A line of text for a translator, and back; null where what came back holds tags, or no words. */
export const plainSegment = {
  of: toXml,
  read: (translation: string): string | null => {
    const words = fromXml(translation).trim()
    return /[<>]/.test(translation) || words === '' ? null : words
  },
}

/**
 * A rich text for a translator: one text for each paragraph, heading and list item with words in it. Marks are `<t id>`, links
 * `<a id>` and breaks `<br/>`; of one look all over the words stand alone. Everything else is escaped as in XML.
 */
export function toSegments(value: RichText): readonly string[] {
  return linesOf(value).map(({ children }) => segmentOf(children))
}

/**
 * The rich text with each segment in its translation: nodes, marks and links are those of the original. null where a translation
 * has lost a link, a mark or the form: then nothing of it can be trusted.
 */
export function withSegments(value: RichText, translations: readonly string[]): RichText | null {
  const lines = linesOf(value)
  if (lines.length !== translations.length) return null
  const made = new Map<readonly InlineNode[], readonly InlineNode[]>()
  for (const [index, { children }] of lines.entries()) {
    const next = nodesOf(children, translations[index] ?? '')
    if (!next) return null
    made.set(children, next)
  }
  const withNew = <N extends { readonly children: readonly InlineNode[] }>(node: N): N => ({
    ...node,
    children: made.get(node.children) ?? node.children,
  })
  const blocks = value.root.children.map((block) =>
    block.type === 'list' ? { ...block, children: block.children.map(withNew) } : withNew(block),
  )
  return richTextSchema.safeParse({ root: { ...value.root, children: blocks } }).data ?? null
}

interface Line {
  readonly children: readonly InlineNode[]
}

function linesOf({ root }: RichText): readonly Line[] {
  return root.children
    .flatMap((block: BlockNode): readonly Line[] => (block.type === 'list' ? block.children : [block]))
    .filter(({ children }) => inlineText(children).trim() !== '')
}

function segmentOf(children: readonly InlineNode[]): string {
  const [only] = children
  if (children.length === 1 && only?.type === 'text') return toXml(only.text)
  let id = 0
  const inner = (nodes: readonly InlineNode[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'linebreak') return '<br/>'
        const own = id++
        if (node.type === 'text') return `<t id="${own}">${toXml(node.text)}</t>`
        return `<a id="${own}">${inner(node.children)}</a>`
      })
      .join('')
  return inner(children)
}

type Token =
  | { readonly open: 't' | 'a'; readonly id: number }
  | { readonly close: 't' | 'a' }
  | { readonly br: true }
  | { readonly words: string }

const tokenPattern = /<(?<open>[ta]) id="(?<id>\d{1,4})">|<\/(?<close>[ta])>|(?<br><br ?\/>)|(?<words>[^<]+)/y

/** null for what no translator was given: other tags, or none where there should be some. */
function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const groups = tokenPattern.exec(text)?.groups
    if (!groups) return null
    if (groups.open) tokens.push({ open: groups.open === 'a' ? 'a' : 't', id: Number(groups.id) })
    else if (groups.close) tokens.push({ close: groups.close === 'a' ? 'a' : 't' })
    else if (groups.br) tokens.push({ br: true })
    else tokens.push({ words: fromXml(groups.words ?? '') })
  }
  return tokens
}

/** The inline nodes of a line with translated words; null where the translation does not fit the line. */
function nodesOf(children: readonly InlineNode[], translation: string): readonly InlineNode[] | null {
  const tokens = tokensOf(translation)
  if (!tokens) return null
  const [only] = children
  if (children.length === 1 && only?.type === 'text') {
    const words = tokens.map((token) => ('words' in token ? token.words : null))
    const text = words.join('')
    return words.includes(null) || text.trim() === '' ? null : [{ ...only, text }]
  }
  return new LineReader(children).read(tokens)
}

/** Puts the tokens of a translated line together with the nodes that it was made of. */
class LineReader {
  readonly #nodes: readonly InlineNode[]
  /** Numbers of the nodes that have come back with words. */
  readonly #used = new Set<number>()
  #breaks = 0

  constructor(children: readonly InlineNode[]) {
    const numbered: InlineNode[] = []
    const number = (nodes: readonly InlineNode[]) => {
      for (const node of nodes) {
        if (node.type === 'linebreak') {
          this.#breaks += 1
          continue
        }
        numbered.push(node)
        if (node.type === 'link') number(node.children)
      }
    }
    number(children)
    this.#nodes = numbered
  }

  read(tokens: readonly Token[]): readonly InlineNode[] | null {
    const { nodes, rest } = this.#readUntil(tokens, null)
    const isWhole = rest !== null && rest.length === 0
    const areAllThere = this.#nodes.every((node, id) => this.#used.has(id) || isBlank(node))
    return nodes && isWhole && areAllThere && this.#breaks === 0 ? nodes : null
  }

  #readUntil(
    tokens: readonly Token[],
    end: 't' | 'a' | null,
  ): { nodes: InlineNode[] | null; rest: readonly Token[] | null } {
    const nodes: InlineNode[] = []
    let rest = tokens
    for (let token = rest[0]; token; token = rest[0]) {
      rest = rest.slice(1)
      if ('close' in token) return token.close === end ? { nodes, rest } : { nodes: null, rest: null }
      if ('br' in token) {
        this.#breaks -= 1
        nodes.push({ type: 'linebreak', version: 1 })
      } else if ('words' in token) nodes.push(this.#loose(token.words, nodes.at(-1)))
      else {
        const node = this.#nodes[token.id]
        const inner = this.#readUntil(rest, token.open)
        const next = node && inner.nodes && this.#filled(node, token, inner.nodes)
        if (!next || !inner.rest) return { nodes: null, rest: null }
        nodes.push(next)
        rest = inner.rest
      }
    }
    return end === null ? { nodes, rest } : { nodes: null, rest: null }
  }

  #filled(
    node: InlineNode,
    { open, id }: { open: 't' | 'a'; id: number },
    inner: readonly InlineNode[],
  ): InlineNode | null {
    if (node.type === 'link') {
      // Two of one link would be two links.
      if (open !== 'a' || this.#used.has(id) || inner.some(({ type }) => type === 'link')) return null
      if (inlineText(inner).trim() !== '') this.#used.add(id)
      return { ...node, children: inner.filter((one) => one.type !== 'link') }
    }
    if (node.type !== 'text' || open !== 't' || inner.some(({ type }) => type !== 'text')) return null
    const text = inlineText(inner)
    if (text.trim() !== '') this.#used.add(id)
    return { ...node, text }
  }

  /** Words between tags take the look of what stands before them; at the beginning, of plain text. */
  #loose(words: string, before: InlineNode | undefined): InlineNode {
    const look = before?.type === 'text' ? before : plain
    return { ...look, text: words }
  }
}

const plain = { type: 'text', version: 1, format: 0, detail: 0, mode: 'normal', style: '', text: '' } as const

function isBlank(node: InlineNode): boolean {
  return inlineText([node]).trim() === ''
}

/** As XML says it. A soft hyphen says where one language divides a word. */
function toXml(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

function fromXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (all, name: string) => entities[name] ?? all)
}
