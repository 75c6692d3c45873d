// Written by Blickfang from the folders beside it.
import type { About } from '@blickfang/contract/kernel/block.ts'
import type { BlockName } from './contracts.generated.ts'
import { orderFormAbout } from './order-form/about.ts'
import { postListAbout } from './post-list/about.ts'

export const abouts = {
  orderForm: orderFormAbout,
  postList: postListAbout,
} satisfies { readonly [T in BlockName]?: About }
