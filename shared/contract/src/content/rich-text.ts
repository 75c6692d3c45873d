import * as z from 'zod/mini'
import { idSchema } from '../kernel/text/id.ts'
import { type Link, linkSchema, webUrlSchema } from '../options/link/option.ts'

/** Colours offered in rich text. Source: spec/editor.md §3. `transparent` is the reset: the text's own colour. */
export const richTextColors = ['transparent', 'primary', 'secondary', 'background', 'header'] as const
/** Sizes offered in rich text; `medium` is the text's own size. */
export const richTextSizes = ['small', 'medium', 'large'] as const

/** Lexical's bit mask: 1 bold, 2 italic, 8 underline is refused. */
const formatSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const common = { version: z._default(z.int().check(z.minimum(0), z.maximum(10)), 1) }
const element = {
  ...common,
  direction: z._default(z.nullable(z.enum(['ltr', 'rtl'])), null),
  format: z._default(z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']), ''),
  indent: z._default(z.int().check(z.minimum(0), z.maximum(8)), 0),
}

/** A run of words of one look. */
export const textNodeSchema = z.strictObject({
  ...common,
  type: z.literal('text'),
  /** As long as the longest field: a paragraph may be all of it. */
  text: z.string().check(z.maxLength(50_000)),
  format: z._default(formatSchema, 0),
  detail: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
  mode: z._default(z.literal('normal'), 'normal'),
  style: z._default(z.literal(''), ''),
  /** Lexical's node state: colour and size by name, so that a restyle never touches content. */
  $: z.optional(z.strictObject({ color: z.optional(z.enum(richTextColors)), size: z.optional(z.enum(richTextSizes)) })),
})
const lineBreakSchema = z.strictObject({ ...common, type: z.literal('linebreak') })
/** Address that a link node itself holds: of the web, of a mailbox or a phone, or nothing yet. */
const nodeUrlSchema = z.union([
  z.literal(''),
  z.string().check(z.maxLength(2000), z.regex(/^(mailto|tel):[^\s<>"]*$/i)),
  webUrlSchema,
])
/** A link with its words. */
export const linkNodeSchema = z.strictObject({
  ...element,
  type: z.literal('link'),
  id: z.optional(z.string().check(z.maxLength(40))),
  /** A superset of Payload's link node: `link` holds the spec's link; `url`, `linkType`, `doc` and `newTab` are what the admin's editor reads. */
  fields: z.strictObject({
    linkType: z._default(z.enum(['custom', 'internal']), 'custom'),
    newTab: z._default(z.boolean(), false),
    url: z.nullish(nodeUrlSchema),
    doc: z.nullish(z.strictObject({ relationTo: z.literal('pages'), value: idSchema })),
    link: z.optional(linkSchema),
  }),
  children: z.array(z.union([textNodeSchema, lineBreakSchema])).check(z.maxLength(200)),
})
const inlineSchema = z.union([textNodeSchema, lineBreakSchema, linkNodeSchema])
const inline = z.array(inlineSchema).check(z.maxLength(2000))
const paragraph = {
  ...element,
  textFormat: z.optional(z.int()),
  textStyle: z.optional(z.literal('')),
  children: inline,
}

/** Hierarchy choices: heading 1, 2, 3, large text, paragraph, small text. The last three are paragraphs with a size. */
export const paragraphNodeSchema = z.strictObject({
  ...paragraph,
  type: z.literal('paragraph'),
  $: z.optional(z.strictObject({ size: z.optional(z.enum(['large', 'small'])) })),
})
/** A heading. The hierarchy offers three; the others stay as they came. */
export const headingNodeSchema = z.strictObject({
  ...paragraph,
  type: z.literal('heading'),
  tag: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
})
/** An item of a list. There are no lists inside lists. */
export const listItemNodeSchema = z.strictObject({
  ...element,
  type: z.literal('listitem'),
  value: z._default(z.int().check(z.minimum(0)), 1),
  checked: z.optional(z.undefined()),
  textFormat: z.optional(z.int()),
  textStyle: z.optional(z.literal('')),
  children: inline,
})
/** A list with dots or numbers. */
export const listNodeSchema = z.strictObject({
  ...element,
  type: z.literal('list'),
  listType: z.enum(['bullet', 'number']),
  /** Element that Lexical makes of `listType`, which alone counts. */
  tag: z._default(z.enum(['ul', 'ol']), 'ul'),
  /** The first number of a numbered list. */
  start: z._default(z.int(), 1),
  textFormat: z.optional(z.int()),
  textStyle: z.optional(z.literal('')),
  children: z.array(listItemNodeSchema).check(z.maxLength(500)),
})
/** A node at the top of a rich text. */
export const blockNodeSchema = z.union([paragraphNodeSchema, headingNodeSchema, listNodeSchema])

/** Lexical 0.50 state, cut down to the nodes that the site can show. Anything else is refused, never stored. Largest size 200 kB as JSON. */
export const richTextSchema = z
  .strictObject({
    root: z.strictObject({
      ...element,
      type: z.literal('root'),
      textFormat: z.optional(z.int()),
      textStyle: z.optional(z.literal('')),
      children: z.array(blockNodeSchema).check(z.maxLength(1000)),
    }),
  })
  .check(z.refine((value) => JSON.stringify(value).length <= 200_000, { message: 'richTextTooLarge' }))

export type RichText = z.output<typeof richTextSchema>
export type BlockNode = z.output<typeof blockNodeSchema>
export type InlineNode = z.output<typeof inlineSchema>
export type LinkNode = z.output<typeof linkNodeSchema>
export type { Link }

/** The nodes of a rich text as pages show it: what is as Lexical makes it may be left out. */
export type ShownText = z.input<typeof textNodeSchema>
export type ShownBreak = z.input<typeof lineBreakSchema>
/** A link of which the address alone need be there. */
export interface ShownLink {
  type: 'link'
  fields: Partial<LinkNode['fields']>
  children: (ShownText | ShownBreak)[]
}
/** A node within a paragraph. */
export type ShownInline = ShownText | ShownBreak | ShownLink
type Shown<Node> = Omit<Node, 'children'> & { children: ShownInline[] }
export type ShownItem = Shown<z.input<typeof listItemNodeSchema>>
export type ShownBlock =
  | Shown<z.input<typeof paragraphNodeSchema>>
  | Shown<z.input<typeof headingNodeSchema>>
  | (Omit<z.input<typeof listNodeSchema>, 'children'> & { children: ShownItem[] })
/** A rich text as pages show it, or all of Lexical's state. */
export interface ShownRichText {
  root: { type: 'root'; children: ShownBlock[] }
}

/** A rich text's words, one line a paragraph: for search, change lists and «is it empty». */
export function plainText(value: ShownRichText | null | undefined): string {
  return (value?.root.children ?? []).map(blockText).join('\n').trim()
}

function blockText(node: ShownBlock): string {
  if (node.type === 'list') {
    const mark = (index: number) => (node.listType === 'number' ? `${(node.start ?? 1) + index}.` : '•')
    return node.children.map((item, index) => `${mark(index)} ${inlineText(item.children)}`).join('\n')
  }
  return inlineText(node.children)
}

/** The words of a paragraph, a heading or a list's item. */
export function inlineText(nodes: readonly ShownInline[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'link' ? inlineText(node.children) : '\n'))
    .join('')
}

/** A rich text's words, each paragraph, item of a list and break a line of its own, without the marks of lists. */
export function linesOf(value: ShownRichText | null | undefined): readonly string[] {
  const parts = (value?.root.children ?? []).flatMap((node): readonly { children: readonly ShownInline[] }[] =>
    node.type === 'list' ? node.children : [node],
  )
  return parts.flatMap(({ children }) => inlineText(children).split('\n'))
}

/** Plain text as rich text: a blank line starts a paragraph, a line break stays one. */
export function toRichText(text: string): RichText {
  return richTextSchema.parse({
    root: {
      type: 'root',
      children: text.split(/\n{2,}/).map((part) => ({
        type: 'paragraph',
        children: part
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [{ type: 'linebreak' }] : []),
            ...(line ? [{ type: 'text', text: line }] : []),
          ]),
      })),
    },
  })
}

const linkShape = z.object({ page: z.object({ id: z.string() }) })
const docShape = z.object({ doc: z.object({ value: z.string() }) })

/** Ids of all pages that a value links to, however deep it lies. */
export function linkedPages(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const link = linkShape.safeParse(value).data?.page.id
  const doc = docShape.safeParse(value).data?.doc.value
  return [...(link ? [link] : []), ...(doc ? [doc] : []), ...Object.values(value).flatMap(linkedPages)]
}
