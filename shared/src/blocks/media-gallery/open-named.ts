/** Opens the picture of a gallery that the page's address names. */
export function openNamed(gallery: HTMLElement): () => void {
  const look = () => {
    const named = location.hash && gallery.querySelector<HTMLAnchorElement>(`${location.hash} a[data-whole]`)
    if (named) void import('./lightbox.ts').then((module) => module.openNamed(named))
  }
  look()
  addEventListener('hashchange', look)
  return () => removeEventListener('hashchange', look)
}
