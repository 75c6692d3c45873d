'use client'
import { defineIsland } from '@blickfang/views/kernel/island/define-island.tsx'
import type { OrderEntryProps } from './order-entry.tsx'

export const OrderFormIsland = defineIsland<OrderEntryProps>(
  { name: 'orderForm', wakes: 'touched' },
  async () => (await import('./order-entry.tsx')).OrderEntry,
)
