'use client'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './rich-text-toolbar.module.css'

/** A button of the text tools. Pressing it does not take the focus: the caret stays where it is. */
export function Tool({ pressed, ...rest }: { pressed?: boolean } & ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...rest}
      small
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      className={css.tool}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    />
  )
}
