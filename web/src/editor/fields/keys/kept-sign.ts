import type { Step } from './step.ts'

/** Event of a text that has got a sign which was kept until its editor stood there; browsers tell of those alone that they type. */
const name = 'keptsign'

/** Tells the page that the last of what was kept was this sign. */
export function tellKept(host: Element | null, step: Step | undefined): void {
  if (!step || 'clipboard' in step) return
  const detail = 'text' in step ? step.text : step.key
  if ([...detail].length === 1) host?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }))
}

/** Hears of such signs until `signal` ends it. */
export function onKept(listener: (host: Element, sign: string) => void, signal: AbortSignal): void {
  document.addEventListener(
    name,
    ({ target, detail }: CustomEventInit<string> & Event) =>
      target instanceof Element && detail !== undefined && listener(target, detail),
    { signal },
  )
}
