import { readText } from './read-text.ts'

/**
 * Holds a text to its limit as an input's `maxlength` does: what is typed beyond it is not taken, what is pasted is taken
 * as far as there is room. `onFull` hears of it. Words that are being composed are cut only when they are done.
 */
export function limitInput(host: HTMLElement, max: number, onFull: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  host.addEventListener(
    'beforeinput',
    (event) => {
      const added = event.isComposing ? '' : addedText(event)
      const without = max - readText(host).length
      // What is selected makes room; looking at it costs a layout, so only where it matters.
      if (added.length === 0 || added.length <= without) return
      const room = without + selectedLength(host)
      if (added.length <= room) return
      event.preventDefault()
      onFull()
      const fitting = cutText(added, room)
      if (fitting && added.length > 1) insert(host, fitting)
    },
    { signal },
  )
  host.addEventListener(
    'compositionend',
    () => {
      const over = readText(host).length - max
      if (over <= 0) return
      for (let step = 0; step < over; step++) host.ownerDocument.execCommand('delete')
      onFull()
    },
    { signal },
  )
  return () => listening.abort()
}

function addedText({ inputType, data, dataTransfer }: InputEvent): string {
  if (!inputType.startsWith('insert')) return ''
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n'
  return data ?? dataTransfer?.getData('text/plain') ?? ''
}

function selectedLength(host: HTMLElement): number {
  const selection = host.ownerDocument.getSelection()
  return selection && host.contains(selection.anchorNode) ? selection.toString().length : 0
}

/** Cuts a text to a length, and never through a character that takes two places. */
export function cutText(text: string, length: number): string {
  return text.slice(0, Math.max(0, length)).replace(/[\ud800-\udbff]$/, '')
}

/** Inserts by the browser's own command, so that the caret goes where it would. */
function insert(host: HTMLElement, text: string): void {
  host.ownerDocument.execCommand('insertText', false, text)
}
