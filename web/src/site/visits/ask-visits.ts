import { consentAnswer, setConsent } from '@blickfang/shared/site/visitor/consent.ts'
import { loadTrackers } from './load-trackers.ts'

/**
 * Asks once whether visits may be counted, and loads those who count after a yes only. The markup is visits-prompt.tsx; a button
 * of the footer opens the question again. Returns the teardown.
 */
export function askVisits(prompt: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let opener: HTMLElement | null = null
  let isCounting = false

  function hide() {
    prompt.hidden = true
    opener?.focus()
    opener = null
  }
  function count() {
    if (!isCounting) loadTrackers(prompt.dataset)
    isCounting = true
  }
  function follow() {
    if (consentAnswer('analytics') === true) return count()
    forgetCookies()
    // What runs once cannot be unloaded.
    if (isCounting) location.reload()
  }
  function onAnswer({ target }: Event) {
    const given = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (!given) return
    setConsent('analytics', given === 'yes')
    hide()
    follow()
  }
  function onChoice({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-visits-choice]')
    if (!button || consentAnswer('analytics') === null) return
    show(prompt)
    opener = button
    prompt.focus()
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    hide()
  }
  /** Answered in another window. */
  function onStorage({ key }: StorageEvent) {
    if (key !== 'consent' || typeof consentAnswer('analytics') !== 'boolean') return
    hide()
    follow()
  }

  prompt.addEventListener('click', onAnswer, { signal })
  prompt.addEventListener('keydown', onKey, { signal })
  document.addEventListener('click', onChoice, { signal })
  window.addEventListener('storage', onStorage, { signal })
  const answer = consentAnswer('analytics')
  if (answer === true) count()
  else if (answer === undefined && !('quiet' in prompt.dataset)) show(prompt)
  return () => controller.abort()
}

/** The question, and what holds until now. */
function show(prompt: HTMLElement): void {
  const answer = consentAnswer('analytics')
  for (const now of prompt.querySelectorAll<HTMLElement>('[data-now]')) {
    now.hidden = answer === undefined || now.dataset.now !== (answer ? 'yes' : 'no')
  }
  prompt.hidden = false
}

/** Takes away what those who count have left behind. */
function forgetCookies(): void {
  const parts = location.hostname.split('.')
  const domains = ['', ...parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`)]
  for (const name of document.cookie.match(/(?<=^|; )_(ga|gid|gat|gcl|fbp|fbc)[^=]*/g) ?? []) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  }
}
