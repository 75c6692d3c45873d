import { chosenGroup, isAboutText } from '../../overlay/clipboard/about-block.ts'
import { stepOfKey } from '../../overlay/undo/step-of-key.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { isPressed } from '../../shell/keys/shortcuts.ts'

/** Requests to tools whose code is on its way. */
export interface KeptForTools {
  /** Makes the requests again, in their order, once the tools listen; from then on the tools hear for themselves. */
  readonly give: () => void
  readonly stop: () => void
}

const clipboardTypes = ['text/html', 'text/plain']

/**
 * Keeps the keys of undo, redo and open translations, and what is copied, cut and pasted of chosen blocks, until the tools are there. All else that is
 * pressed needs none of them: texts take their own keys, and `PageEvents` notes what is chosen and asked for.
 */
export function keepForTools(session: EditorSession): KeptForTools {
  const listening = new AbortController()
  const kept: (() => void)[] = []
  const keep = (event: Event, again: (target: EventTarget) => void) => {
    event.preventDefault()
    event.stopPropagation()
    const target = event.target ?? document
    kept.push(() => again(target instanceof Node && !target.isConnected ? document.body : target))
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    const how = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }
    if (isOfTools(event)) keep(event, (target) => target.dispatchEvent(new KeyboardEvent('keydown', how)))
  }
  // What is pasted after it has not been on the browser's clipboard.
  let copied: DataTransfer | null = null
  const onCopy = (event: ClipboardEvent) => {
    if (!chosenGroup(session) || isAboutText(event)) return
    keep(event, (target) => {
      copied = new DataTransfer()
      target.dispatchEvent(clipboardEvent(event.type, copied))
      putOnClipboard(copied)
    })
  }
  const onPaste = (event: ClipboardEvent) => {
    const { clipboardData } = event
    if (!clipboardData || isAboutText(event)) return
    const pasted = new DataTransfer()
    for (const type of clipboardTypes) pasted.setData(type, clipboardData.getData(type))
    for (const file of clipboardData.files) pasted.items.add(file)
    keep(event, (target) => target.dispatchEvent(clipboardEvent('paste', copied ?? pasted)))
  }
  const { signal } = listening
  window.addEventListener('keydown', onKey, { signal, capture: true })
  document.addEventListener('copy', onCopy, { signal })
  document.addEventListener('cut', onCopy, { signal })
  document.addEventListener('paste', onPaste, { signal })
  return {
    give: () => {
      listening.abort()
      for (const again of kept.splice(0)) again()
    },
    stop: () => {
      listening.abort()
      kept.length = 0
    },
  }
}

function clipboardEvent(type: string, clipboardData: DataTransfer): ClipboardEvent {
  return new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true })
}

/** The moment for which the browser had asked is over: where it may not be written to, what is kept for the site is enough to go on with. */
function putOnClipboard(copied: DataTransfer): void {
  const blobs = clipboardTypes.map((type) => [type, new Blob([copied.getData(type)], { type })])
  navigator.clipboard
    ?.write([new ClipboardItem(Object.fromEntries(blobs))])
    .catch((error: unknown) => console.warn(error))
}

function isOfTools(event: KeyboardEvent): boolean {
  return stepOfKey(event) !== null || isPressed(event, 'nextTranslation') || isPressed(event, 'previousTranslation')
}
