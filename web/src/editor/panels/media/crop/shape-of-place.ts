/** Shape in which a place of the page shows its picture: width by height, and whether corners are cut to an ellipse. */
export interface Shape {
  readonly aspect: number
  readonly isRound: boolean
}

/** Looks how a picture stands on the page now; null where it is shown whole, and so as its part will be. */
export function shapeOfPlace(image: HTMLElement | null): Shape | null {
  if (!image || getComputedStyle(image).objectFit !== 'cover') return null
  const { width, height } = image.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  const round = roundFrame(image)
  if (!round) return { aspect: width / height, isRound: false }
  const frame = round.getBoundingClientRect()
  return { aspect: frame.width / frame.height, isRound: true }
}

/** The picture itself or the frame that cuts it to an ellipse. */
function roundFrame(image: HTMLElement): HTMLElement | null {
  for (let frame: HTMLElement | null = image; frame; frame = frame.parentElement) {
    const { borderTopLeftRadius, overflowX } = getComputedStyle(frame)
    const isCutting = frame === image || overflowX !== 'visible'
    if (isCutting && Number.parseFloat(borderTopLeftRadius) >= 50 && borderTopLeftRadius.includes('%')) return frame
    if ('groupId' in frame.dataset) return null
  }
  return null
}
