import type { LayerStack } from './layer-stack.ts'

/** The one history of this tab. Its code comes with the first panel or dialog; until then there is nothing to keep. */
export const loaded: { backStack: LayerStack | null } = { backStack: null }
