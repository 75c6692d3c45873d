/** Leaves the text of a panel or dialog that has the focus: what is saved on leaving is saved before it goes. */
export function leaveText(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && activeElement.closest('[data-editor-surface]')) activeElement.blur()
}
