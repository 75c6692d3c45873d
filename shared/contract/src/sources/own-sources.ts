import { sources as named } from '@blickfang/contract/project/sources'
import { ownThings } from '../kernel/own/own-things.ts'
import type { Source } from '../kernel/source.ts'

/** The sources of the project. */
export const ownSources = ownThings<Source>({ words: ['source', 'sources'] }, named)
