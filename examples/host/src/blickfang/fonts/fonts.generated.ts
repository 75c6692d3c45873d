// Written by Blickfang from the folders beside it.
import type { OwnFonts } from '@blickfang/contract/kernel/own/own-fonts.ts'
import { poster } from './poster/font.ts'

export const fonts = {
  poster,
} satisfies { readonly [name: string]: OwnFonts }
