import { createStore } from 'zustand/vanilla'

/** How many entries nobody has read, as far as this tab knows: beside the name of their panel. */
export const unreadRequests = createStore<{ readonly count: number }>(() => ({ count: 0 }))
