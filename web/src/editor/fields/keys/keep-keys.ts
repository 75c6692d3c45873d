/** All is selected from here on: what is typed next takes its place. Of the characters that no keyboard has. */
export const selectAll = '\uE000'
/** Directly after it: what is selected is deleted. */
export const backspace = '\uE001'

/** What was typed on an element whose editor is still on its way; `\n` ends a line. */
export interface KeptKeys {
  /** Ends the keeping, and gives what was typed until then. */
  readonly end: () => string
}

/** Keeps letters, ends of lines, Backspace and the selection of all; every other key does what it does. */
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
  if (event.isComposing) return null
  // Letters such as @ are typed with both on some keyboards.
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  // Of the whole page else, none of which is typed into yet.
  if (isShortcut) return event.key.toLowerCase() === 'a' && !event.shiftKey && !event.altKey ? typed + selectAll : null
  if (event.key === 'Enter') return `${typed}\n`
  if (event.key === 'Backspace') return shortened(typed)
  return [...event.key].length === 1 ? typed + event.key : null
}

function shortened(typed: string): string {
  if (typed.endsWith(selectAll)) return typed + backspace
  return typed.endsWith(backspace) ? typed : [...typed].slice(0, -1).join('')
}

/** What was kept, one step after the other: words, the end of a line, all selected, the selection deleted. */
export function stepsOf(typed: string): readonly string[] {
  return typed.split(/([\n\uE000\uE001])/).filter((step) => step !== '')
}
