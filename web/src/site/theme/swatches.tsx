import { readableOn } from '@blickfang/contract/options/color/readable-on.ts'
import css from './swatches.module.css'

type Colors = Readonly<Record<'primary' | 'secondary' | 'background' | 'header' | 'footer', string>>

/** A palette as it lies on a page from its top to its foot, with words on its ground. */
export function Swatches({ colors }: { colors: Colors }) {
  const { header, primary, secondary, background, footer } = colors
  return (
    <span className={css.swatches} aria-hidden="true">
      {[header, primary, secondary, background, footer].map((color) => (
        <span key={color} style={{ background: color, color: readableOn(color).ink }}>
          {color === background && 'Aa'}
        </span>
      ))}
    </span>
  )
}
