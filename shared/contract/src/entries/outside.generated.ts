// Written by `npm run gen` from the folders beside it.
import type { OutsideEntries } from './define-outside.ts'
import { posts } from './posts/outside.ts'
import { reviews } from './reviews/outside.ts'

export const outside = {
  posts,
  reviews,
} satisfies { readonly [name: string]: OutsideEntries }
