// Written by Blickfang from the folders beside it.
import type { Section } from '@blickfang/contract/kernel/section/section.ts'
import { posts } from './posts/section.ts'

export const sections = {
  posts,
} satisfies { readonly [name: string]: Section }
