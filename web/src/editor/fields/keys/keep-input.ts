import type { Step } from './step.ts'

/** Keys that stand for what phones do without one. */
const keys: Readonly<Record<string, KeyboardEventInit>> = {
  insertParagraph: { key: 'Enter' },
  insertLineBreak: { key: 'Enter', shiftKey: true },
  deleteContentBackward: { key: 'Backspace' },
  deleteContentForward: { key: 'Delete' },
}

/** Inputs that only the engine can do: it knows where words and lines begin, and which word it corrects. */
const byEngine = /^(delete(Word|SoftLine|HardLine|EntireSoftLine)|insert(ReplacementText|Transpose|FromYank)$)/

/** State of an element when the engine began to change it. */
interface Before {
  /** The words in front of the caret and behind it, or of what is selected. */
  readonly words: readonly [string, string]
  readonly putBack: () => void
}

/**
 * Makes an element that React draws editable until the signal, and keeps what is typed there without a key. Nothing of it stays
 * in the element: a composition, which no page can refuse, and what only the engine can do are undone at their end.
 */
export function keepInput(host: HTMLElement, keep: (step: Step) => void, signal: AbortSignal) {
  const selection = host.ownerDocument.getSelection()
  const press = (key: KeyboardEventInit | undefined) => key && keep(new KeyboardEvent('keydown', key))
  let changing: Before | null = null
  let isComposing = false
  const end = () => {
    isComposing = false
    if (!changing) return
    const { words, putBack } = changing
    changing = null
    const now = host.textContent ?? ''
    putBack()
    // A phone composes a word that stood there anew, so what has changed counts.
    const [front, behind] = words
    const from = sameLetters(front, now)
    const rest = now.slice(from)
    const same = sameLetters(turned(behind), turned(rest))
    for (let gone = front.length; gone > from; gone--) press(keys.deleteContentBackward)
    for (let gone = behind.length; gone > same; gone--) press(keys.deleteContentForward)
    const text = rest.slice(0, rest.length - same)
    if (text) keep({ text })
  }
  host.setAttribute('contenteditable', 'true')
  signal.addEventListener('abort', () => host.removeAttribute('contenteditable'))
  if (!host.contains(selection?.anchorNode ?? null)) {
    selection?.selectAllChildren(host)
    selection?.collapseToEnd()
  }
  const onInput = (event: InputEvent) => {
    const { inputType, data } = event
    if (isComposing || inputType.includes('Composition')) return
    if (byEngine.test(inputType)) {
      changing = before(host, selection)
      return
    }
    event.preventDefault()
    press(keys[inputType])
    if (inputType === 'insertText' && data) keep({ text: data })
  }
  const onStart = () => {
    isComposing = true
    changing = before(host, selection)
  }
  host.addEventListener('beforeinput', onInput, { signal })
  host.addEventListener('input', () => !isComposing && end(), { signal })
  host.addEventListener('compositionstart', onStart, { signal })
  host.addEventListener('compositionend', end, { signal })
  const settled = async () => {
    if (isComposing) await new Promise((done) => host.addEventListener('compositionend', done, { once: true }))
  }
  return { settled, end }
}

function before(host: HTMLElement, selection: Selection | null): Before {
  const putBack = remember(host)
  const selected = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : host.ownerDocument.createRange()
  const { startContainer, startOffset, endContainer, endOffset } = selected
  const around = [selected.cloneRange(), selected.cloneRange()] as const
  around[0].selectNodeContents(host)
  around[0].setEnd(startContainer, startOffset)
  around[1].selectNodeContents(host)
  around[1].setStart(endContainer, endOffset)
  return {
    words: [around[0].toString(), around[1].toString()],
    putBack: () => {
      putBack()
      selection?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
    },
  }
}

/** Number of letters at the beginning that two words share. */
function sameLetters(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  return same
}

function turned(words: string): string {
  return words.split('').reverse().join('')
}

/** Puts a part of the page back as it is now, with the same nodes. */
function remember(node: Node): () => void {
  const { nodeValue, childNodes } = node
  const children = [...childNodes]
  const inner = children.map(remember)
  return () => {
    if (nodeValue !== node.nodeValue) node.nodeValue = nodeValue
    if (children.length !== childNodes.length || children.some((child, at) => child !== childNodes[at]))
      (node as Element).replaceChildren(...children)
    for (const restore of inner) restore()
  }
}
