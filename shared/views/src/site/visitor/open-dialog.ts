import { openLayer } from './history-layer.ts'

/** Opens a native dialog as one entry of the history: Escape, a press beside it, «back» and its own buttons close it, and the focus goes back where it was. */
export function openDialog(dialog: HTMLDialogElement): void {
  const layer = openLayer(location.href, () => dialog.close())
  const listening = new AbortController()
  const { signal } = listening
  dialog.addEventListener('click', ({ target }) => isOutside(dialog, target) && dialog.close(), { signal })
  dialog.addEventListener(
    'close',
    () => {
      listening.abort()
      layer.close()
    },
    { signal },
  )
  dialog.showModal()
}

/** A press on the backdrop has the dialog itself as its target: its content fills it. */
function isOutside(dialog: HTMLDialogElement, target: EventTarget | null): boolean {
  return target === dialog || (target instanceof Element && target.closest('[data-close]') !== null)
}
