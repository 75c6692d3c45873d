import type { OwnFonts } from '../kernel/own/own-fonts.ts'

/** Pairs of fonts that a project adds, by name. */
export const fonts: { readonly [name: string]: OwnFonts } = {}
