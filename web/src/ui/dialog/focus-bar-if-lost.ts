/** What opened a window may be gone once it closes, as the publish button is: then the focus goes to the editor's bar. */
export function focusBarIfLost(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[role="toolbar"][data-editor-surface] button:not(:disabled)')?.focus()
  })
}
