import { richTextColors, richTextSizes } from '@blickfang/contract/content/rich-text.ts'
import { richTextClasses } from '@blickfang/views/site/rich-text.tsx'
import { $forEachSelectedTextNode } from '@lexical/selection'
import {
  $getNodeByKey,
  $getState,
  $isParagraphNode,
  $isTextNode,
  $setState,
  createState,
  type LexicalEditor,
  type LexicalNode,
  ParagraphNode,
  TextNode,
} from 'lexical'
import { $selectedRange } from './register-block-ends.ts'

export type TextColor = (typeof richTextColors)[number]
export type TextSize = (typeof richTextSizes)[number]

/** Colour and size are stored by name in Lexical's node state (`$`); the defaults are not stored at all. */
const colorState = createState('color', {
  parse: (value) => richTextColors.find((color) => color === value) ?? 'transparent',
})
const sizeState = createState('size', { parse: (value) => richTextSizes.find((size) => size === value) ?? 'medium' })

export function $setSelectedColor(color: TextColor): void {
  if ($selectedRange()) $forEachSelectedTextNode((node) => void $setState(node, colorState, color))
}

export function $setSelectedSize(size: TextSize): void {
  if ($selectedRange()) $forEachSelectedTextNode((node) => void $setState(node, sizeState, size))
}

export function $colorOf(node: LexicalNode): TextColor {
  return $isTextNode(node) ? $getState(node, colorState) : 'transparent'
}

export function $sizeOf(node: LexicalNode): TextSize {
  return $isTextNode(node) || $isParagraphNode(node) ? $getState(node, sizeState) : 'medium'
}

export function $setParagraphSize(node: ParagraphNode, size: TextSize): ParagraphNode {
  return $setState(node, sizeState, size)
}

const marked = [...richTextColors, ...richTextSizes].flatMap((name) => richTextClasses[name] ?? [])

/** Shows colours and sizes with the classes of the live page: Lexical itself stores them but does not draw them. */
export function registerTextStates(editor: LexicalEditor): () => void {
  const show = (mutations: ReadonlyMap<string, string>) => {
    editor.read(() => {
      for (const [key, kind] of mutations) {
        const node = kind === 'destroyed' ? null : $getNodeByKey(key)
        if (node) mark(editor.getElementByKey(key), [$colorOf(node), $sizeOf(node)])
      }
    })
  }
  const stops = [editor.registerMutationListener(TextNode, show), editor.registerMutationListener(ParagraphNode, show)]
  return () => {
    for (const stop of stops) stop()
  }
}

function mark(element: HTMLElement | null, [color, size]: [TextColor, TextSize]): void {
  if (!element) return
  element.classList.remove(...marked)
  const names = [color !== 'transparent' && richTextClasses[color], size !== 'medium' && richTextClasses[size]]
  for (const name of names) if (name) element.classList.add(name)
}
