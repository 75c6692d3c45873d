import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { controlNames } from '../texts/control-names.ts'

type Mend = (element: Element, say: (name: keyof typeof controlNames) => string) => unknown

/** Payload's controls without a name, or with a role that says something wrong, and what each should be. Source: axe over all views. */
const mends: readonly (readonly [selector: string, mend: Mend])[] = [
  [
    '.select-row input[type=checkbox]',
    (box, say) => set(box, 'aria-label', `${say('select')} ${titleOfRow(box)}`.trim()),
  ],
  [
    '.select-all input[type=checkbox]',
    (box, say) => {
      box.removeAttribute('aria-labelledby')
      set(box, 'aria-label', say('selectAll'))
    },
  ],
  [
    'input[role=combobox]:not([aria-label], [aria-labelledby])',
    (input, say) => set(input, 'aria-label', labelOf(input) || say('choice')),
  ],
  // react-select hides its arrow and its cross from those who hear the page; the keys do what they do.
  ['.dropdown-indicator[aria-hidden], .clear-indicator[aria-hidden]', (button) => set(button, 'tabindex', '-1')],
  ['.popup-button', (button, say) => button.textContent?.trim() || set(button, 'aria-label', say('more'))],
  ['.collapsible__drag', (handle, say) => set(handle, 'aria-label', say('move'))],
  ['.copy-to-clipboard', (button, say) => set(button, 'aria-label', say('copy'))],
  ['.file-details__remove', (button, say) => set(button, 'aria-label', say('removeFile'))],
  ['.clickable-arrow--left', (button, say) => set(button, 'aria-label', say('previousPage'))],
  ['.clickable-arrow--right', (button, say) => set(button, 'aria-label', say('nextPage'))],
  ['ul.doc-tabs__tabs', (list) => set(list, 'role', 'group')],
  ['header.list-header', (header) => set(header, 'role', 'presentation')],
  ['.doc-header', nameRegion],
  // Payload puts a name in all languages into a sentence: what is meant stands on the card, or above the column.
  ['[aria-label*="[object Object]"], [title*="[object Object]"]', nameByCard],
  ['h3', raise],
  ['.login__brand, .dashboard h2', (heading) => document.querySelector('h1, [aria-level="1"]') || level(heading, 1)],
  // The name of the file stands beside it.
  ['.file__thumbnail img', (image) => set(image, 'alt', '')],
]

/** Names what has no name, in the admin's language. May run any number of times. */
export function nameControls(language: string): void {
  for (const [selector, mend] of mends)
    for (const element of document.querySelectorAll(selector))
      mend(element, (name) => labelIn(controlNames[name], language))
}

/** Writes only what is not there yet, because the observer runs for whatever is written. */
function set(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

function titleOfRow(box: Element): string {
  return box.closest('tr')?.querySelector('td a')?.textContent?.trim() ?? ''
}

function labelOf(input: Element): string {
  const field = input.closest('.field-type, .payload-settings__language')
  return field?.querySelector('label, .field-label')?.textContent?.replace(/\*$/, '').trim() ?? ''
}

function nameByCard(button: Element): void {
  const around = button.closest('.card, .sort-column')
  const title = around?.querySelector('.card__title, .sort-column__label')?.textContent?.trim()
  if (!title) return
  for (const name of ['aria-label', 'title']) {
    const said = button.getAttribute(name)
    if (said) set(button, name, said.replace('[object Object]', title))
  }
}

/** A third level without a second says that something is missing. */
function raise(heading: Element): void {
  if (!document.querySelector('h2')) level(heading, 2)
}

function level(heading: Element, level: 1 | 2): void {
  set(heading, 'role', 'heading')
  set(heading, 'aria-level', String(level))
}

function nameRegion(header: Element): void {
  const title = header.querySelector('h1')?.textContent?.trim()
  if (!title) return
  set(header, 'role', 'region')
  set(header, 'aria-label', title)
}
