import type { Source } from '../kernel/source.ts'

/** Sources that a project adds, by name. A bundler puts those of the project in the place of this module, as with those beside it. */
export const sources: { readonly [name: string]: Source } = {}
