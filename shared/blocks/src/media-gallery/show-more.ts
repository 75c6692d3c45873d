import { batch } from './batch.ts'

/** Time that «more» takes, in ms, so that nobody misses that something has come. Source: spec/public-site.md §4. */
const delayMs = 500

/** Shows the next pictures of the button's gallery, and tells how many there are now. */
export function press(button: HTMLElement): void {
  const gallery = button.closest<HTMLElement>('[data-gallery]')
  if (!gallery || button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  setTimeout(() => {
    button.removeAttribute('aria-busy')
    showMore(gallery)
  }, delayMs)
}

function showMore(gallery: HTMLElement): void {
  const all = [...gallery.querySelectorAll<HTMLElement>('ul > li')]
  const next = all.slice(batch).filter(isHidden).slice(0, batch)
  for (const item of next) item.dataset.shown = ''
  const status = gallery.querySelector<HTMLElement>('[data-shown-of]')
  if (status) {
    const shown = all.length - all.slice(batch).filter(isHidden).length
    status.textContent = (status.dataset.shownOf ?? '')
      .replace('{shown}', String(shown))
      .replace('{all}', String(all.length))
  }
  // The last press takes the button away, and the focus with it.
  next[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}

function isHidden({ dataset }: HTMLElement): boolean {
  return dataset.shown === undefined
}
