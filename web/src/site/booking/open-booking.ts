import { hasConsent, setConsent } from '@blickfang/views/site/visitor/consent.ts'
import { openDialog } from '@blickfang/views/site/visitor/open-dialog.ts'

/** Opens the booking service of a link in the page's dialog: at once for who has agreed to it, else after one more press. */
export function press(link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#booking')
  const question = dialog?.querySelector('form')
  const place = dialog?.querySelector<HTMLElement>('[data-place]')
  if (!dialog || !question || !place) return
  const address = frameAddress(link, dialog)
  const text = question.querySelector('p')
  if (text) text.textContent = (text.dataset.text ?? '').replace('{host}', address.host)
  question.querySelector('a')?.setAttribute('href', addressOf(link))

  function load() {
    if (!dialog || !question || !place) return
    question.hidden = true
    place.hidden = false
    place.replaceChildren(makeFrame(address, dialog.querySelector('h2')?.textContent ?? ''))
  }
  question.hidden = false
  place.hidden = true
  question.onsubmit = (event) => {
    event.preventDefault()
    if (new FormData(question).has('always')) setConsent('booking', true)
    load()
  }
  // What was typed into it is gone with it, and nothing runs on behind the page.
  dialog.addEventListener('close', () => place.replaceChildren(), { once: true })
  if (hasConsent('booking')) load()
  openDialog(dialog)
}

function addressOf(link: HTMLElement): string {
  return link.dataset.bookingFrame ?? (link as HTMLAnchorElement).href
}

function frameAddress(link: HTMLElement, dialog: HTMLElement): URL {
  const address = new URL(addressOf(link))
  if (link.dataset.bookingType === 'iframe') return address
  for (const [name, value] of new URLSearchParams(dialog.dataset.parameters)) address.searchParams.set(name, value)
  return address
}

/** The service's own page: it may run and send forms, and not lead this page away. */
function makeFrame(address: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  frame.src = address.href
  return frame
}
