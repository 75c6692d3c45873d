/**
 * Habits of Safari that Chromium can play, as a script that runs before a page's own: buttons, links, boxes and radios take no
 * focus from a press of the mouse, and nobody tells of idle time. With HABITS=safari all editors and visitors of the journeys have
 * them.
 */
export function habitsOfSafari(): void {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler']) Reflect.deleteProperty(window, name)
  // Last of all that hear the press; what was prevented before moves no focus in Safari either.
  window.addEventListener('mousedown', (event) => {
    const control =
      event.target instanceof Element &&
      event.target.closest('button, a[href], input[type="checkbox"], input[type="radio"], input[type="button"]')
    if (!control || control.hasAttribute('tabindex') || event.defaultPrevented) return
    event.preventDefault()
    const around = control.parentElement?.closest<HTMLElement>('[tabindex]')
    if (around) around.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}
