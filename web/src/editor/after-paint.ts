/** Runs once the frame that shows what has just happened is painted: for what may follow a key, but not delay its letter. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
