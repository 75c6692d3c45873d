/** As a ref: what takes the place of the button that was pressed has the focus, and the page stays where it is. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
