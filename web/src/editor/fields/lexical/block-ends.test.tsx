import { type RichText, richTextSchema } from '@blickfang/contract/content/rich-text.ts'
import { propertyRuns } from '@blickfang/testing/property-runs.ts'
import { INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list'
import fc from 'fast-check'
import {
  $createRangeSelection,
  $getRoot,
  $isElementNode,
  $setSelection,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  CUT_COMMAND,
  DELETE_CHARACTER_COMMAND,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  type LexicalCommand,
  type LexicalNode,
} from 'lexical'
import { expect, test } from 'vitest'
import { settlePromises } from '../../testing/test-client.ts'
import { $setHierarchy } from './blocks.ts'
import { $applyLink } from './links.ts'
import { fieldUnderTest, outlineOf } from './testing/field-under-test.ts'
import { $setSelectedSize } from './text-states.ts'

type Field = ReturnType<typeof fieldUnderTest>
interface Place {
  readonly block: number
  /** Letters of the block before it. */
  readonly offset: number
}

/** A block as its kind and words; «*» stands between runs of a different look, so that a block may begin with any of them. */
type Source = readonly [kind: 'p' | 'h2' | 'li', words: string]

function value(blocks: readonly Source[]): RichText {
  const children = blocks.map(([kind, words]) => {
    const runs = words.split('*').map((text, index) => ({ type: 'text', text, format: index % 2 }))
    const inline = runs.filter(({ text }) => text !== '')
    if (kind === 'li') {
      return { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: inline }] }
    }
    return kind === 'p' ? { type: 'paragraph', children: inline } : { type: 'heading', tag: kind, children: inline }
  })
  return richTextSchema.parse({ root: { type: 'root', children } })
}

function $leafBlocks(node: ElementNode = $getRoot()): ElementNode[] {
  const blocks = node.getChildren().filter((child): child is ElementNode => $isElementNode(child) && !child.isInline())
  return blocks.length === 0 ? [node] : blocks.flatMap((block) => $leafBlocks(block))
}

/** The place as a point: at the beginning of a block by the block itself, as a browser says it, or by its first words. */
function $point({ block, offset }: Place, byElement: boolean): [string, number, 'text' | 'element'] {
  const element = $leafBlocks()[block] as ElementNode
  if (element.isEmpty() || (byElement && offset === 0)) return [element.getKey(), 0, 'element']
  let left = offset
  let last: LexicalNode = element
  for (const text of element.getAllTextNodes()) {
    last = text
    if (left <= text.getTextContentSize()) break
    left -= text.getTextContentSize()
  }
  return [last.getKey(), left, 'text']
}

interface Selected {
  readonly from: Place
  readonly to: Place
  readonly isBackward: boolean
  readonly byElement: boolean
}

function select(field: Field, { from, to, isBackward, byElement }: Selected): void {
  field.editor.update(
    () => {
      const [anchor, focus] = isBackward ? [to, from] : [from, to]
      const selection = $createRangeSelection()
      selection.anchor.set(...$point(anchor, byElement))
      selection.focus.set(...$point(focus, byElement))
      $setSelection(selection)
    },
    { discrete: true },
  )
}

const act = (field: Field, how: () => void) => field.editor.update(how, { discrete: true })
const send = <T,>(field: Field, command: LexicalCommand<T>, payload: T) =>
  act(field, () => void field.editor.dispatchCommand(command, payload))

const ways: Readonly<Record<string, (field: Field) => void>> = {
  typing: (field) => send(field, CONTROLLED_TEXT_INSERTION_COMMAND, 'Ω'),
  deleting: (field) => send(field, DELETE_CHARACTER_COMMAND, true),
  cutting: (field) => send(field, CUT_COMMAND, new ClipboardEvent('cut', { clipboardData: new DataTransfer() })),
  pasting: (field) => field.paste('', 'Ω'),
  'making bold': (field) => send(field, FORMAT_TEXT_COMMAND, 'bold'),
  'making a list': (field) => send(field, INSERT_UNORDERED_LIST_COMMAND, undefined),
  'making a heading': (field) => act(field, () => $setHierarchy('h1')),
  'making large': (field) => act(field, () => $setSelectedSize('large')),
  'making a link': (field) => act(field, () => $applyLink({ type: 'url', url: 'https://a.ch' })),
}

/** Three blocks, and a selection from one of the first two to the beginning of the last one; not the mere step between two. */
const situation = fc
  .record({
    blocks: fc.array(
      fc.tuple(fc.constantFrom('p', 'h2', 'li'), fc.constantFrom('Erster Satz', '*fett* voran', 'kurz', 'am *Ende*')),
      { minLength: 3, maxLength: 3 },
    ),
    first: fc.integer({ min: 0, max: 1 }),
    offset: fc.integer({ min: 0, max: 3 }),
    isBackward: fc.boolean(),
    byElement: fc.boolean(),
  })
  .map(({ blocks, first, offset, ...rest }) => ({
    blocks: blocks as unknown as Source[],
    selected: { ...rest, from: { block: first, offset }, to: { block: 2, offset: 0 } },
  }))

/** Does something with what is selected, and reads the stored text afterwards. */
async function after(way: string, blocks: readonly Source[], selected: Selected): Promise<RichText> {
  const field = fieldUnderTest({ value: value(blocks) })
  select(field, selected)
  ways[way]?.(field)
  // What is cut goes once the clipboard has it.
  await settlePromises()
  act(field, () => undefined)
  const stored = field.stored()
  field.close()
  return stored
}

test.each(Object.keys(ways))(
  '%s with a selection that ends where a block begins does what it does with one that ends a block earlier',
  async (way) => {
    await fc.assert(
      fc.asyncProperty(situation, async ({ blocks, selected }) => {
        const words = (blocks[1]?.[1] ?? '').replaceAll('*', '')
        const within = { ...selected, to: { block: 1, offset: words.length } }
        expect(await after(way, blocks, selected)).toEqual(await after(way, blocks, within))
      }),
      { numRuns: propertyRuns(60) },
    )
  },
)

test.each(Object.keys(ways))('%s after a triple click changes one paragraph and leaves the next', async (way) => {
  const blocks = [
    ['p', 'Erster Absatz'],
    ['p', 'Zweiter Absatz'],
  ] as const
  const selected = { from: { block: 0, offset: 0 }, to: { block: 1, offset: 0 }, isBackward: false, byElement: true }
  const stored = await after(way, blocks, selected)
  expect(outlineOf(stored).at(-1)).toBe('p Zweiter Absatz')
  expect(stored.root.children).not.toEqual(value(blocks).root.children)
})

test('the mere step between two blocks goes when it is deleted', () => {
  for (const first of ['Erster', 'am *Ende*']) {
    const field = fieldUnderTest({
      value: value([
        ['p', first],
        ['p', 'Zweiter'],
      ]),
    })
    const offset = first.replaceAll('*', '').length
    const from = { block: 0, offset }
    select(field, { from, to: { block: 1, offset: 0 }, isBackward: false, byElement: false })
    ways.deleting?.(field)
    expect(field.stored().root.children).toHaveLength(1)
    field.close()
  }
})
