import { type ConsentPurpose, consentAnswer, setConsent } from '@blickfang/views/site/visitor/consent.ts'
import { openDialog } from '@blickfang/views/site/visitor/open-dialog.ts'

/** Opens the visitor's choices. Besides what the whole site asks for they show what this page asks for and what was answered elsewhere. */
export function press(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#consent')
  if (!dialog) return
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input')]
  for (const box of boxes) {
    const answer = consentAnswer(box.name as ConsentPurpose)
    const isAsked = document.querySelector(`[data-asks="${box.name}"]`) !== null || typeof answer === 'boolean'
    if (isAsked && box.parentElement) box.parentElement.hidden = false
    box.checked = answer === true
  }
  dialog.returnValue = ''
  dialog.addEventListener('close', () => keep(dialog.returnValue, boxes), { once: true })
  openDialog(dialog)
}

function keep(choice: string, boxes: readonly HTMLInputElement[]): void {
  if (!choice) return
  for (const box of boxes) {
    const isGiven = choice === 'save' && box.checked
    const isShown = !box.parentElement?.hidden
    if (isShown && consentAnswer(box.name as ConsentPurpose) !== isGiven) {
      setConsent(box.name as ConsentPurpose, isGiven)
    }
  }
}
