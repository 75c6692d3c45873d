import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import './act-environment.ts'

/**
 * Puts a React tree into the test's document. The tree goes with the test, or before by the returned function: what is left open in a document
 * that several files share hears the keys of the next one.
 */
export async function mount(tree: ReactNode): Promise<{ host: HTMLElement; unmount: () => void }> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const unmount = () => {
    act(() => root.unmount())
    host.remove()
  }
  onTestFinished(unmount)
  await act(async () => root.render(tree))
  return { host, unmount }
}

/** Types a text into an input as a person does: React hears of it. */
export async function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  await act(async () => {
    set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function click(element: Element) {
  await act(async () => (element as HTMLElement).click())
}

export async function leave(element: Element) {
  await act(async () => {
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
}

/** Chooses from a list as a person does. */
export async function choose(select: HTMLSelectElement, value: string) {
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
