// Written by Blickfang from the folders beside it.
import type { BlockView } from '@blickfang/views/kernel/view.ts'
import type { BlockName, blocks } from './contracts.generated.ts'

export const viewLoaders = {
  orderForm: async () => (await import('./order-form/view.tsx')).orderFormView,
  postList: async () => (await import('./post-list/view.tsx')).postListView,
} satisfies { [T in BlockName]: () => Promise<BlockView<(typeof blocks)[T]>> }
