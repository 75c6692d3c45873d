// Written by Blickfang from the folders beside it.
import type { About } from '@blickfang/contract/kernel/block.ts'
import type { BlockName } from './contracts.generated.ts'
import { postListAbout } from './post-list/about.ts'

export const abouts = {
  postList: postListAbout,
} satisfies { readonly [T in BlockName]?: About }
