/** Where a visitor has answered, or a part of the page asks, the footer has the way to change it. */
export function showChoice(button: HTMLElement): () => void {
  try {
    button.hidden = !(localStorage.getItem('consent') || document.querySelector('[data-asks]'))
  } catch {
    // Where nothing can be kept, nothing was answered.
  }
  return () => {}
}
