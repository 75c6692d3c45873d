'use client'

import { createSharedContext } from '../../kernel/island/shared-context.tsx'

/** Whether the drawer around a block is fully open; null outside of any drawer. */
export const DrawerContext = createSharedContext<{ readonly isOpen: boolean } | null>(null)

/** Fired on the window when an open drawer goes back to its peek. Source: spec/public-site.md §4. */
export const drawerClose = 'blickfang:drawer-close'
