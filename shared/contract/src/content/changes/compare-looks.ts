import type { Link } from '../../options/link/option.ts'
import type { BlockNode, InlineNode, RichText } from '../rich-text.ts'

/**
 * A format, colour, size, link or kind of paragraph that words of a rich text get or lose. `value` is its token (`primary`,
 * `h2`) or where a link leads; `lines` says that the same words are divided otherwise.
 */
export interface ChangedLook {
  readonly kind: 'added' | 'removed'
  readonly mark: 'bold' | 'italic' | 'color' | 'size' | 'link' | 'style' | 'lines'
  readonly value: string | null
  readonly words: string
}

type Mark = Pick<ChangedLook, 'mark' | 'value'>

/** A word with all that says how it looks and where it leads. */
interface Word {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Where a link leads, in words. */
type SayLink = (link: Link | undefined, url: string | null) => string | null

/**
 * The differences in the looks of a rich text beside its words: formats, colours, sizes, links, headings and lists.
 * Words that are themselves new are told by their own comparison; of them only what the old ones had nowhere counts.
 */
export function compareLooks(before: RichText | null, after: RichText | null, sayLink: SayLink): ChangedLook[] {
  const [old, now] = [wordsOf(before, sayLink), wordsOf(after, sayLink)]
  const start = commonStart(old, now)
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed())
  const [oldEnd, nowEnd] = [old.length - end, now.length - end]
  // Among replaced words only looks that the other side has nowhere there are worth a line.
  const [lost, gained] = [
    old.slice(start, oldEnd).map(inAll(now.slice(start, nowEnd))),
    now.slice(start, nowEnd).map(inAll(old.slice(start, oldEnd))),
  ]
  const same = (words: readonly Word[], others: readonly Word[]) =>
    words.map((word, index) => without(word, others[index]?.marks ?? []))
  return [
    ...told('removed', [...same(old.slice(0, start), now), ...lost, ...same(old.slice(oldEnd), now.slice(nowEnd))]),
    ...told('added', [...same(now.slice(0, start), old), ...gained, ...same(now.slice(nowEnd), old.slice(oldEnd))]),
  ]
}

function inAll(others: readonly Word[]): (word: Word) => Word {
  const marks = others.flatMap((other) => other.marks)
  return (word) => without(word, marks)
}

function without({ text, marks }: Word, others: readonly Mark[]): Word {
  return { text, marks: marks.filter((mark) => !others.some((other) => isSame(mark, other))) }
}

/** The ends of a paragraph and of a line: words of their own, so that one sees where one has become two. */
const lineEnds: readonly [string, string] = ['¶', '↵']

/** Longer stretches are cut: one recognises them by their beginning. */
const maxCharacters = 60

/** Neighbouring words with the same mark are one line. */
function told(kind: ChangedLook['kind'], words: readonly Word[]): ChangedLook[] {
  const looks: { mark: Mark; from: number; texts: string[] }[] = []
  // A format goes on from one line to the next.
  for (const [index, { text, marks }] of words.filter((word) => !lineEnds.includes(word.text)).entries()) {
    for (const mark of marks) {
      const open = looks.find((look) => isSame(look.mark, mark) && look.from + look.texts.length === index)
      if (open) open.texts.push(text)
      else looks.push({ mark, from: index, texts: [text] })
    }
  }
  return looks.map(({ mark, texts }) => ({ kind, ...mark, words: cut(texts.join(' ')) }))
}

function cut(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1).trimEnd()}…` : text
}

function commonStart(a: readonly Word[], b: readonly Word[]): number {
  let length = 0
  while (length < a.length && length < b.length && a[length]?.text === b[length]?.text) length++
  return length
}

function isSame(a: Mark, b: Mark): boolean {
  return a.mark === b.mark && a.value === b.value
}

function wordsOf(value: RichText | null, sayLink: SayLink): readonly Word[] {
  return (value?.root.children ?? []).flatMap((block, index) => {
    const style = styleOf(block)
    const own: readonly Mark[] = style ? [{ mark: 'style', value: style }] : []
    const lines = block.type === 'list' ? block.children.map((item) => item.children) : [block.children]
    return lines.flatMap((line, item): Word[] => [
      ...(index + item > 0 ? [{ text: lineEnds[0], marks: [] }] : []),
      ...inlineWords(line, own, sayLink),
    ])
  })
}

function styleOf(block: BlockNode): string | null {
  if (block.type === 'heading') return block.tag
  if (block.type === 'list') return block.listType === 'bullet' ? 'list' : block.listType
  return block.$?.size ?? null
}

function inlineWords(nodes: readonly InlineNode[], above: readonly Mark[], sayLink: SayLink): readonly Word[] {
  return nodes.flatMap((node): readonly Word[] => {
    if (node.type === 'linebreak') return [{ text: lineEnds[1], marks: [] }]
    if (node.type === 'link') {
      const { link, url } = node.fields
      return inlineWords(node.children, [...above, { mark: 'link', value: sayLink(link, url ?? null) }], sayLink)
    }
    const marks = [...above, ...marksOf(node)]
    return (node.text.match(/\S+/g) ?? []).map((text) => ({ text, marks }))
  })
}

const formats = [
  [1, 'bold'],
  [2, 'italic'],
] as const

function marksOf({ format, $: state }: Extract<InlineNode, { type: 'text' }>): readonly Mark[] {
  const marks: Mark[] = formats.flatMap(([bit, mark]) => (format & bit ? [{ mark, value: null }] : []))
  if (state?.color && state.color !== 'transparent') marks.push({ mark: 'color', value: state.color })
  if (state?.size && state.size !== 'medium') marks.push({ mark: 'size', value: state.size })
  return marks
}
