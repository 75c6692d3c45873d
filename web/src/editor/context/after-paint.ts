/**
 * Makes something run once the frame that shows what has just happened is painted: for what may follow a key, but not delay
 * its letter. Asked for several times before, it runs once.
 */
export function afterPaint(run: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        isDue = false
        run()
      }),
    )
  }
}
