// Written by Blickfang from the folders beside it.
import type { BlockView } from '@blickfang/views/kernel/view.ts'
import type { BlockName, blocks } from './contracts.generated.ts'
import { orderFormView } from './order-form/view.tsx'
import { postListView } from './post-list/view.tsx'

export const views = {
  orderForm: orderFormView,
  postList: postListView,
} satisfies { [T in BlockName]: BlockView<(typeof blocks)[T]> }
