import type { Loss } from './loss.ts'

/** Elements that stand among words and are none, each with the words that take its place. */
const boxes: Readonly<Record<string, (box: Element) => string>> = {
  img: (box) => box.getAttribute('alt') ?? '',
  svg: (box) => [...box.querySelectorAll('text')].map(({ textContent }) => textContent).join(' '),
  input: (box) => (wordless.has(typeOf(box)) ? '' : (box.getAttribute('value') ?? '')),
  select: (box) => (box.querySelector('option[selected]') ?? box.querySelector('option'))?.textContent ?? '',
  video: () => '',
  audio: () => '',
  iframe: () => '',
  object: () => '',
  embed: () => '',
  canvas: () => '',
  meter: () => '',
  progress: () => '',
}
const wordless: ReadonlySet<string> = new Set([
  'hidden',
  'password',
  'checkbox',
  'radio',
  'image',
  'range',
  'color',
  'file',
])
const pictures: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe', 'object', 'embed', 'canvas'])
const emoji = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u

export function isBox({ localName }: Element): boolean {
  return Object.hasOwn(boxes, localName)
}

/** Puts a box's words in its place, apart from those beside it. A picture that stands for a letter is that letter. */
export function replaceBox(box: Element, lost: Set<Loss>): void {
  const words = boxes[box.localName]?.(box).replaceAll(/\s+/g, ' ').trim() ?? ''
  const isLetter = emoji.test(words)
  if (!isLetter && pictures.has(box.localName) && !isDot(box)) lost.add('pictures')
  box.replaceWith(isLetter ? words : ` ${words} `)
}

function typeOf(box: Element): string {
  return box.getAttribute('type')?.toLowerCase() ?? 'text'
}

/** Whether a picture is one of those that count whether a mail was opened. */
function isDot(box: Element): boolean {
  return ['width', 'height'].every((name) => Number(box.getAttribute(name) ?? Number.NaN) <= 1)
}
