import type { ColorToken } from '@blickfang/contract/options/color-swatches/option.ts'
import type { ReactNode } from 'react'
import css from './frame.module.css'

interface GroundProps {
  color: ColorToken | null
  className?: string | undefined
  children: ReactNode
}

/** A coloured surface inside a block; what stands on it takes the colour's readable foreground. Without a colour it is plain. */
export function Ground({ color, className, children }: GroundProps) {
  return (
    <div className={[color && css.ground, className].filter(Boolean).join(' ')} data-ground={color ?? undefined}>
      {children}
    </div>
  )
}
