const messages = '[data-sonner-toaster]'

/** A window holds pointer and focus; messages above it stay within reach of both, as they may have a button. */
export function leaveMessages(event: Event): void {
  if (isInMessages(event.target)) event.preventDefault()
}

function isInMessages(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(messages) !== null
}

/** Keeps a focus that goes into a message, or comes from one, from the window: it would take it back. */
function keepToMessages(event: FocusEvent): void {
  if (isInMessages(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopImmediatePropagation()
}

// Before any window listens there.
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', keepToMessages)
  document.addEventListener('focusout', keepToMessages)
}
