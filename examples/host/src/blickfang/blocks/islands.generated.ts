// Written by Blickfang from the folders beside it.
import type { AnyIsland } from '@blickfang/views/kernel/island/define-island.tsx'

export const blockIslands = {
  orderForm: () => import('./order-form/island.tsx').then((module) => module.OrderFormIsland),
} satisfies { readonly [name: string]: AnyIsland }
