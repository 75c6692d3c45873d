/** All is selected from here on: what is typed next takes its place. Of the characters that no keyboard has. */
export const selectAll = '\uE000'
/** Directly after it: what is selected is deleted. */
export const backspace = '\uE001'

/** What was pasted, by its types: a browser forgets it after the event. */
export interface Pasted {
  readonly clipboard: ReadonlyMap<string, string>
}

/** Words, the end of a line (`\n`), all selected, the selection deleted, or something pasted. */
export type Step = string | Pasted

/** What was typed on an element whose editor is still on its way. */
export interface KeptKeys {
  /** Ends the keeping, and gives what was typed until then. */
  readonly end: () => readonly Step[]
}

/**
 * Keeps letters, ends of lines, Backspace, the selection of all and what is pasted. Escape leaves the element, as it leaves its
 * editor; every other key does what it does.
 */
export function keepKeys(host: HTMLElement): KeptKeys {
  let steps: readonly Step[] = []
  const listening = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' && !event.isComposing ? steps : after(steps, event)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    steps = next
    if (event.key === 'Escape') host.blur()
  }
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    if (!data) return
    event.preventDefault()
    steps = [...steps, { clipboard: new Map([...data.types].map((type) => [type, data.getData(type)])) }]
  }
  host.addEventListener('keydown', onKey, { signal: listening.signal })
  host.addEventListener('paste', onPaste, { signal: listening.signal })
  return {
    end: () => {
      listening.abort()
      return steps
    },
  }
}

function after(steps: readonly Step[], event: KeyboardEvent): readonly Step[] | null {
  if (event.isComposing) return null
  // Letters such as @ are typed with both on some keyboards.
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')
  // Of the whole page else, none of which is typed into yet.
  if (isShortcut)
    return event.key.toLowerCase() === 'a' && !event.shiftKey && !event.altKey ? [...steps, selectAll] : null
  if (event.key === 'Enter') return [...steps, '\n']
  if (event.key === 'Backspace') return shortened(steps)
  return [...event.key].length === 1 ? lengthened(steps, event.key) : null
}

function lengthened(steps: readonly Step[], letter: string): readonly Step[] {
  const last = steps.at(-1)
  return isWords(last) ? [...steps.slice(0, -1), last + letter] : [...steps, letter]
}

function shortened(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1)
  if (last === selectAll) return [...steps, backspace]
  if (last === undefined || last === backspace || typeof last !== 'string') return steps
  const rest = [...last].slice(0, -1).join('')
  return rest ? [...steps.slice(0, -1), rest] : steps.slice(0, -1)
}

function isWords(step: Step | undefined): step is string {
  return typeof step === 'string' && ![selectAll, backspace, '\n'].includes(step)
}
