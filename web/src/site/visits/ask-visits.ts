import { consentAnswer, onConsentChange, setConsent } from '@blickfang/views/site/visitor/consent.ts'

/**
 * Asks once whether visits may be counted, and loads those who count after a yes only. The markup is visits-prompt.tsx; what was
 * answered is changed in the dialog of the footer. Returns the teardown.
 */
export function askVisits(prompt: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isCounting = false
  let isPutOff = 'quiet' in prompt.dataset

  function follow() {
    const answer = consentAnswer('analytics')
    prompt.hidden = isPutOff || answer !== undefined
    if (answer === true && !isCounting) {
      isCounting = true
      void import('./load-trackers.ts').then(({ loadTrackers }) => loadTrackers(prompt.dataset))
    }
    if (answer !== false) return
    forgetCookies()
    // What runs once cannot be unloaded.
    if (isCounting) location.reload()
  }
  function onAnswer({ target }: Event) {
    const given = target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset.answer
    if (given) setConsent('analytics', given === 'yes')
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    isPutOff = true
    follow()
  }

  prompt.addEventListener('click', onAnswer, { signal })
  prompt.addEventListener('keydown', onKey, { signal })
  signal.addEventListener('abort', onConsentChange(follow))
  follow()
  return () => controller.abort()
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
