/** Says beside an island that failed that this part of the page stands still, in the words that the server left for it. */
export function tellTrouble(island: Element): void {
  const words = document.querySelector<HTMLElement>('[data-island-trouble]')
  if (!words) return
  const note = words.cloneNode(true) as HTMLElement
  note.hidden = false
  note.querySelector('button')?.addEventListener('click', () => window.location.reload())
  island.after(note)
}
