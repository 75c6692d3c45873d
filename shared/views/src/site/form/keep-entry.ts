import { besideEntry } from '@blickfang/contract/kernel/beside-entry.ts'
import { defineEnhancer } from '../../kernel/island/enhancer.ts'
import { keepSessionNote, sessionNote } from '../visitor/session-note.ts'
import { entryAwake, entryNotes } from './entry-notes.ts'

/** How long the form's code may take once somebody sends, in ms. */
const patienceMs = 8_000

/**
 * Keeps what was typed into a form over a reload and for a browser that goes back, until the form is emptied: for this tab only,
 * because it may be about somebody's health.
 */
export const keepEntry = defineEnhancer<HTMLFormElement>('form[data-entry]', (form) => {
  const key = entryNotes + form.dataset.entry
  if (hasJustSent(form)) keepSessionNote(key, null)
  const kept: unknown = JSON.parse(sessionNote(key) ?? '[]')
  for (const [name, value] of kept as [string, string][]) fill(form, name, value)
  const keep = () =>
    keepSessionNote(
      key,
      // A file stays with the browser: nothing but a person puts one into a page.
      JSON.stringify(
        [...new FormData(form)].filter(([name, value]) => value && typeof value === 'string' && !besideEntry.has(name)),
      ),
    )
  const forget = () => keepSessionNote(key, null)
  const controller = new AbortController()
  const { signal } = controller
  form.addEventListener('input', keep, { signal })
  form.addEventListener('reset', forget, { signal })
  // The form's code judges, for which a submit waits.
  form.noValidate = true
  holdSubmit(form, signal)
  return () => controller.abort()
})

/**
 * Whether the browser has just sent the form without its code and has come to here. A person who reloads then, or goes back, may have
 * begun another entry.
 */
function hasJustSent({ dataset }: HTMLFormElement): boolean {
  // Its successor is a list, of which a page's script would have to carry the name of each kind.
  return location.hash === `#${dataset.sent}` && !performance.navigation?.type
}

/**
 * Holds back a submit before the form's code is there, such as after a reload: only the code knows an entry that was tried before.
 * Where it does not come the browser sends by itself.
 */
function holdSubmit(form: HTMLFormElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function hold(event: Event) {
    if (form.dataset.awake) return
    event.preventDefault()
    // Who sends by a key alone, without having touched the form, wakes its code too.
    form.dispatchEvent(new Event('focusin', { bubbles: true }))
    timer ??= setTimeout(() => form.submit(), patienceMs)
  }
  function goOn() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    form.requestSubmit()
  }
  form.addEventListener('submit', hold, { signal })
  form.addEventListener(entryAwake, goOn, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    if (field.disabled || field.type === 'file') continue
    if (field.type !== 'radio' && field.type !== 'checkbox') field.value = value
    else if (field.value === value) field.checked = true
  }
}
