import type { toast } from 'sonner'
import { createStore } from 'zustand/vanilla'

type Toasts = typeof toast

/** Whether there has been a message yet: until then nothing of what shows them is loaded. */
export const toastsWanted = createStore<{ readonly isWanted: boolean }>(() => ({ isWanted: false }))

let open: (toasts: Toasts) => void
const opened = new Promise<Toasts>((resolve) => {
  open = resolve
})

/** Shows a message, or changes one that has an id. The first ones wait, in their order, until `Toaster` is there. */
export function withToasts(show: (toasts: Toasts) => void): void {
  toastsWanted.setState({ isWanted: true })
  void opened.then(show)
}

/** `Toaster` says here that it listens. */
export function openToasts(toasts: Toasts): void {
  open(toasts)
}
