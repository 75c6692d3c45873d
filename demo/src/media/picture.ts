/** Picture of the demo: its drawing, and how the media library gets it. */
export interface Picture {
  /** The drawing, relative to this folder. */
  file: string
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  /** Point that stays in sight when the picture is cropped, as fractions of width and height. */
  focalPoint: { x: number; y: number }
  alt: { de: string; fr: string }
  /** Video that the picture stands in front of, as the stand-in for Mux has it. */
  video?: { source: 'mux'; videoId: string; aspectRatio: string }
}
