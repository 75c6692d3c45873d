import type { GameAddresses } from '@blickfang/contract/game/game-addresses.ts'

/**
 * Keeps the game's pages for a round without signal. The worker's scope is the game's own pages, so that no other page of the
 * site ever comes out of its store; where there are no service workers (plain http) the game needs the network to open.
 */
export async function registerGameWorker(links: GameAddresses): Promise<void> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
  const { serviceWorker } = navigator
  const keep = (worker: ServiceWorker | null) => worker?.postMessage({ type: 'keep', pages: Object.values(links) })
  // A newer worker takes over at once and has a store of its own to fill.
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => keep(serviceWorker.controller))
  try {
    await serviceWorker.register('/game-worker.js', { scope: links.start, updateViaCache: 'none' })
    keep((await serviceWorker.ready).active)
  } catch (error) {
    console.warn('The game will not open without a network.', error)
  }
}
