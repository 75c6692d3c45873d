import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { messages } from './messages.generated.ts'
import { notedEditor } from './noted-editor.ts'

/** In a sheet of its own: no visitor's page carries it. At the edge that the booking button leaves free, below whatever asks something. */
const rules = `
[data-edit-link] {
  position: fixed;
  z-index: 29;
  inset: auto auto calc(1rem + env(safe-area-inset-bottom)) calc(1rem + env(safe-area-inset-left));
}
[data-edit-link] a {
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 1.125rem;
  border: 1px solid color-mix(in oklab, var(--on-background) 25%, transparent);
  border-radius: 99rem;
  background: var(--color-background);
  color: var(--on-background);
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  box-shadow: 0 0.5rem 1.5rem -0.5rem rgb(0 0 0 / 30%);
}
[data-edit-link] a:hover {
  border-color: currentcolor;
}
[data-booking][data-position='left'] ~ [data-edit-link] {
  inset-inline: auto calc(1rem + env(safe-area-inset-right));
}
@media print {
  [data-edit-link] {
    display: none;
  }
}`

/** Puts the way to the editor onto the page, and returns what takes it away. */
export function showEditLink(): () => void {
  const language = notedEditor()
  if (!language) return () => {}
  const t = translate(messages, language)
  // A part of the page of its own, as everything beside its content is.
  const part = document.createElement('aside')
  part.dataset.editLink = ''
  part.lang = language
  part.ariaLabel = t('editPage')
  const link = document.createElement('a')
  link.href = editAddress(location.pathname)
  link.textContent = t('edit')
  part.append(link)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.body.append(part)
  return () => {
    part.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** Where a live page is edited; one at an address that it no longer has is led on there. */
export function editAddress(path: string): string {
  const [, locale, ...rest] = path.replace(/\/$/, '').split('/')
  return `/${[locale, 'edit', ...rest].join('/')}?toolbar=1`
}
