import { type RichText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'

/**
 * Rich text from the few marks the seed's copy needs: `## ` and `### ` headings, `- ` list items, `**bold**`, `_italic_`,
 * `[words](~role)`, `[words](https://…)`, `[words](tel:…)`, `[words](mailto:…)`. A blank line ends a paragraph, a single line break stays one.
 * `values` stand where their names stand in braces, in words and in targets, and none of their signs is a mark.
 */
export function rich(source: string, values: Readonly<Record<string, string>> = {}): RichText {
  const children = source
    .trim()
    .split(/\n{2,}/)
    .map((part) => block(part))
  return richTextSchema.parse(filledIn({ root: { type: 'root', children } }, values))
}

function block(part: string): object {
  const heading = /^(#{2,3}) (.*)$/s.exec(part)
  if (heading) return { type: 'heading', tag: `h${heading[1]?.length ?? 2}`, children: inline(heading[2] ?? '') }
  const lines = part.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return {
      type: 'list',
      listType: 'bullet',
      children: lines.map((line, index) => ({ type: 'listitem', value: index + 1, children: inline(line.slice(2)) })),
    }
  }
  return {
    type: 'paragraph',
    children: lines.flatMap((line, index) => [...(index > 0 ? [{ type: 'linebreak' }] : []), ...inline(line)]),
  }
}

function filledIn(part: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof part === 'string') return part.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
  if (Array.isArray(part)) return part.map((each) => filledIn(each, values))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, filledIn(child, values)]))
}

const mark = /\*\*([^*]+)\*\*|_([^_]+)_|\[([^[\]]+)\]\(([^()]+)\)/g

function inline(line: string): object[] {
  const nodes: object[] = []
  let end = 0
  for (const match of line.matchAll(mark)) {
    if (match.index > end) nodes.push(words(line.slice(end, match.index)))
    const [whole, bold, italic, label, target] = match
    if (label && target) nodes.push(link(label, target))
    else nodes.push(words(bold ?? italic ?? '', bold ? 1 : 2))
    end = match.index + whole.length
  }
  if (end < line.length) nodes.push(words(line.slice(end)))
  return nodes
}

function words(text: string, format = 0): object {
  return { type: 'text', text, format }
}

function link(label: string, target: string): object {
  return {
    type: 'link',
    fields: { linkType: 'custom', newTab: false, url: target.startsWith('~') ? null : target, link: linkTo(target) },
    children: [words(label)],
  }
}

/** A link as the spec stores it, from a role (`~contact`), `tel:`, `mailto:` or a web address. */
export function linkTo(target: string): { type: 'url' | 'phone' | 'email' | 'page'; [part: string]: string } {
  if (target.startsWith('~')) return { type: 'page', role: target }
  if (target.startsWith('tel:')) return { type: 'phone', phone: target.slice(4) }
  if (target.startsWith('mailto:')) return { type: 'email', email: target.slice(7) }
  return { type: 'url', url: target }
}
