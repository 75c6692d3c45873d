import { create } from 'qrcode'
import css from './parts.module.css'

/** Side of a QR code in px. Source: spec/public-site.md §9. */
const size = 180

/** A QR code, black on white in every scheme: cameras read nothing else as well. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size
  const dark = Array.from(modules.data, (isDark, at) =>
    isDark ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : '',
  )
  return (
    <svg
      className={css.qr}
      width={size}
      height={size}
      // Four modules of quiet around it, as the standard asks.
      viewBox={`-4 -4 ${side + 8} ${side + 8}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={alt}
    >
      <rect x="-4" y="-4" width={side + 8} height={side + 8} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
