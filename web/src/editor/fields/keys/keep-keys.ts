/** What was typed on an element whose editor is still on its way; `\n` ends a line. */
export interface KeptKeys {
  /** Ends the keeping, and gives what was typed. */
  readonly end: () => string
}

/** Keeps letters, ends of lines and Backspace; every other key does what it does. */
export function keepKeys(host: HTMLElement): KeptKeys {
  let typed = ''
  const listening = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    const next = after(typed, event)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    typed = next
  }
  host.addEventListener('keydown', onKey, { signal: listening.signal })
  return {
    end: () => {
      listening.abort()
      return typed
    },
  }
}

function after(typed: string, event: KeyboardEvent): string | null {
  // Letters such as @ are typed with both on some keyboards.
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  if (isShortcut || event.isComposing) return null
  if (event.key === 'Enter') return `${typed}\n`
  if (event.key === 'Backspace') return [...typed].slice(0, -1).join('')
  return [...event.key].length === 1 ? typed + event.key : null
}

/** Types what was kept where the caret is, as if it were typed now. */
export function typeKept(document: Document, typed: string): void {
  for (const [at, line] of typed.split('\n').entries()) {
    if (at > 0) document.execCommand('insertParagraph')
    if (line !== '') document.execCommand('insertText', false, line)
  }
}
