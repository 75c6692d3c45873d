// Written by Blickfang from the folders beside it.
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { orderForm } from './order-form/contract.ts'
import { postList } from './post-list/contract.ts'

export const blocks = {
  orderForm,
  postList,
} satisfies { readonly [name: string]: Block }

export type BlockName = keyof typeof blocks
