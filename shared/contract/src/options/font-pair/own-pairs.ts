import { fonts as named } from '@blickfang/contract/project/fonts'
import type { OwnFonts } from '../../kernel/own/own-fonts.ts'
import { ownThings } from '../../kernel/own/own-things.ts'

/** Pairs of fonts that the project adds. */
export const ownPairs = ownThings<OwnFonts>({ words: ['pair of fonts', 'pairs of fonts'] }, named)
