import {
  inlineText,
  type ShownBlock,
  type ShownInline,
  type ShownLink,
  type ShownRichText,
  type ShownText,
} from '@blickfang/contract/content/rich-text.ts'
import { hyphenated } from '@blickfang/contract/kernel/text/hyphenated.ts'
import { phoneHref } from '@blickfang/contract/kernel/text/phone.ts'
import { plainHref } from '@blickfang/contract/options/link/option.ts'
import type { ComponentProps, ReactNode } from 'react'
import css from './rich-text.module.css'
import type from './type.module.css'
import { wordRoom } from './word-room/word-room.ts'

/** Looks up where a link node leads; null when it leads nowhere. */
type ResolveLink = (fields: ShownLink['fields']) => string | null

interface RichTextProps {
  value: ShownRichText
  className?: string | undefined
  resolveLink?: ResolveLink
  /** The field's name in addresses: with it each heading has one of its own, made of its words. */
  anchor?: string
  /** Properties of the outermost element from the surroundings, such as the editor's handlers. */
  attributes?: Omit<ComponentProps<'div'>, 'className' | 'children'> &
    Readonly<Record<`data-${string}`, string | undefined>>
}

/** The class names of formatted text: the renderer below and the editor's Lexical theme share them. */
export const richTextClasses = css

/** Addresses that a visitor's browser may follow. */
const safeHref = /^(https?:\/\/|\/(?!\/)|#|tel:|mailto:)/i

/** The address written in a link node itself: `url`, put there by whoever read the page for a reader's language. */
export function nodeHref(fields: ShownLink['fields']): string | null {
  const written = fields.url || (fields.link && plainHref(fields.link))
  const href = written && /^tel:/i.test(written) ? phoneHref(written) : written
  return href && safeHref.test(href) ? href : null
}

/** Formatted text as static markup; only the nodes of content/rich-text.ts exist. */
export function RichText({ value, className, resolveLink = nodeHref, anchor, attributes }: RichTextProps) {
  const ids = anchor === undefined ? [] : headingIds(value.root.children, anchor)
  const hasFirst = value.root.children.some((node) => node.type === 'heading' && node.tag === 'h1')
  return (
    <div className={classes(css.richText, className)} {...attributes}>
      {value.root.children.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no identity and never move on a rendered page
        <Block key={index} node={node} id={ids[index]} isLowered={hasFirst} resolveLink={resolveLink} />
      ))}
    </div>
  )
}

/** The same words twice get a number behind them. */
function headingIds(nodes: readonly ShownBlock[], anchor: string): readonly (string | undefined)[] {
  const taken = new Set<string>()
  return nodes.map((node) => {
    if (node.type !== 'heading') return undefined
    const first = [anchor, hyphenated(inlineText(node.children)).replace(/-$/, '').slice(0, 60)]
      .filter(Boolean)
      .join('-')
    let id = first
    for (let count = 2; taken.has(id); count++) id = `${first}-${count}`
    taken.add(id)
    return id
  })
}

interface BlockProps {
  node: ShownBlock
  id: string | undefined
  /** Headings keep their looks and are a level lower: the first level is the page's title. */
  isLowered: boolean
  resolveLink: ResolveLink
}

const lowered = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const

function Block({ node, id, isLowered, resolveLink }: BlockProps) {
  const align = node.format && css[node.format]
  if (node.type === 'list') {
    const isNumbered = node.listType === 'number'
    const { start = 1 } = node
    const List = isNumbered ? 'ol' : 'ul'
    return (
      <List
        className={classes(css.list, isNumbered && css.numbered, align)}
        {...(isNumbered && start !== 1 && { start })}
      >
        {node.children.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className={classes(css.listItem, item.format && css[item.format])}>
            {inline(item.children, resolveLink)}
          </li>
        ))}
      </List>
    )
  }
  if (node.type === 'heading') {
    const Heading = isLowered ? lowered[node.tag] : node.tag
    const words = inline(node.children, resolveLink)
    const room = wordRoom(inlineText(node.children))
    return (
      <Heading id={id} className={classes(css[node.tag] ?? css.h3, align)}>
        {room ? (
          <span className={type.word} style={room}>
            {words}
          </span>
        ) : (
          words
        )}
      </Heading>
    )
  }
  const size = node.$?.size
  return <p className={classes(css.paragraph, size && css[size], align)}>{inline(node.children, resolveLink)}</p>
}

function inline(nodes: readonly ShownInline[], resolveLink: ResolveLink): ReactNode {
  if (nodes.length === 0) return <br />
  return nodes.map((node, index) => {
    if (node.type === 'linebreak') {
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      return <br key={index} />
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (node.type === 'link') return <Link key={index} node={node} resolveLink={resolveLink} />
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <Text key={index} node={node} />
  })
}

function Link({ node, resolveLink }: { node: ShownLink; resolveLink: ResolveLink }) {
  const href = resolveLink(node.fields)
  const words = inline(node.children, resolveLink)
  if (!href) return words
  const target = node.fields.newTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={css.link} href={href} {...target}>
      {words}
    </a>
  )
}

function Text({ node }: { node: ShownText }) {
  const color = node.$?.color === 'transparent' ? undefined : node.$?.color
  const size = node.$?.size === 'medium' ? undefined : node.$?.size
  let words: ReactNode = node.text
  const format = node.format ?? 0
  if (format & 2) words = <em>{words}</em>
  if (format & 1) words = <strong className={css.bold}>{words}</strong>
  return color || size ? <span className={classes(color && css[color], size && css[size])}>{words}</span> : words
}

function classes(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
