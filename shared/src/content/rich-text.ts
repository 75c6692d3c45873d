import * as z from 'zod'
import { type Link, linkSchema, webUrlSchema } from '../options/link/option.ts'

/** Colours offered in rich text. Source: spec/editor.md §3. `transparent` is the reset: the text's own colour. */
export const richTextColors = ['transparent', 'primary', 'secondary', 'background', 'header'] as const
/** Sizes offered in rich text; `medium` is the text's own size. */
export const richTextSizes = ['small', 'medium', 'large'] as const

/** Lexical's bit mask: 1 bold, 2 italic, 8 underline is refused. */
const formatSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const common = { version: z.number().int().min(0).max(10).default(1) }
const element = {
  ...common,
  direction: z.enum(['ltr', 'rtl']).nullable().default(null),
  format: z.enum(['', 'left', 'start', 'center', 'right', 'end', 'justify']).default(''),
  indent: z.number().int().min(0).max(8).default(0),
}

export const textNodeSchema = z.strictObject({
  ...common,
  type: z.literal('text'),
  text: z.string().max(20_000),
  format: formatSchema.default(0),
  detail: z.number().int().min(0).max(3).default(0),
  mode: z.literal('normal').default('normal'),
  style: z.literal('').default(''),
  /** Lexical's node state: colour and size by name, so that a restyle never touches content. */
  $: z.strictObject({ color: z.enum(richTextColors).optional(), size: z.enum(richTextSizes).optional() }).optional(),
})
const lineBreakSchema = z.strictObject({ ...common, type: z.literal('linebreak') })
/** What a link node itself says: a web address, a mail or phone address, or nothing yet. */
const nodeUrlSchema = z.union([
  z.literal(''),
  z
    .string()
    .max(2000)
    .regex(/^(mailto|tel):[^\s<>"]*$/i),
  webUrlSchema,
])
export const linkNodeSchema = z.strictObject({
  ...element,
  type: z.literal('link'),
  id: z.string().max(40).optional(),
  /** A superset of Payload's link node: `link` holds the spec's link; `url`, `linkType`, `doc` and `newTab` are what the admin's editor reads. */
  fields: z.strictObject({
    linkType: z.enum(['custom', 'internal']).default('custom'),
    newTab: z.boolean().default(false),
    url: nodeUrlSchema.nullish(),
    doc: z.strictObject({ relationTo: z.literal('pages'), value: z.uuid() }).nullish(),
    link: linkSchema.optional(),
  }),
  children: z.array(z.union([textNodeSchema, lineBreakSchema])).max(200),
})
const inlineSchema = z.union([textNodeSchema, lineBreakSchema, linkNodeSchema])
const inline = z.array(inlineSchema).max(2000)
const paragraph = {
  ...element,
  textFormat: z.number().int().optional(),
  textStyle: z.literal('').optional(),
  children: inline,
}

/** Hierarchy choices: heading 1, 2, 3, large text, paragraph, small text. The last three are paragraphs with a size. */
export const paragraphNodeSchema = z.strictObject({
  ...paragraph,
  type: z.literal('paragraph'),
  $: z.strictObject({ size: z.enum(['large', 'small']).optional() }).optional(),
})
export const headingNodeSchema = z.strictObject({
  ...paragraph,
  type: z.literal('heading'),
  tag: z.enum(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
})
export const listItemNodeSchema = z.strictObject({
  ...element,
  type: z.literal('listitem'),
  value: z.number().int().min(0).default(1),
  checked: z.undefined().optional(),
  textFormat: z.number().int().optional(),
  textStyle: z.literal('').optional(),
  children: inline,
})
export const listNodeSchema = z.strictObject({
  ...element,
  type: z.literal('list'),
  listType: z.literal('bullet'),
  tag: z.literal('ul').default('ul'),
  start: z.number().int().default(1),
  textFormat: z.number().int().optional(),
  textStyle: z.literal('').optional(),
  children: z.array(listItemNodeSchema).max(500),
})
export const blockNodeSchema = z.union([paragraphNodeSchema, headingNodeSchema, listNodeSchema])

/** Lexical 0.50 state, cut down to the nodes that the site can show. Anything else is refused, never stored. Largest size 200 kB as JSON. */
export const richTextSchema = z
  .strictObject({
    root: z.strictObject({
      ...element,
      type: z.literal('root'),
      textFormat: z.number().int().optional(),
      textStyle: z.literal('').optional(),
      children: z.array(blockNodeSchema).max(1000),
    }),
  })
  .refine((value) => JSON.stringify(value).length <= 200_000, { message: 'richTextTooLarge' })

export type RichText = z.output<typeof richTextSchema>
export type BlockNode = z.output<typeof blockNodeSchema>
export type InlineNode = z.output<typeof inlineSchema>
export type LinkNode = z.output<typeof linkNodeSchema>
export type { Link }

/** A rich text's words, one line a paragraph: for search, change lists and «is it empty». */
export function plainText(value: RichText | null | undefined): string {
  return (value?.root.children ?? []).map(blockText).join('\n').trim()
}

function blockText(node: BlockNode): string {
  if (node.type === 'list') return node.children.map((item) => `• ${inlineText(item.children)}`).join('\n')
  return inlineText(node.children)
}

function inlineText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'link' ? inlineText(node.children) : '\n'))
    .join('')
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
