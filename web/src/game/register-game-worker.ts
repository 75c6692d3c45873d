import type { GameAddresses } from 'shared/kernel/game-addresses.ts'

/**
 * Keeps the game's pages for a round without signal. The worker's scope is the game's own pages, so that no other page of the
 * site ever comes out of its store; where there are no service workers (plain http) the game needs the network to open.
 */
export async function registerGameWorker(links: GameAddresses): Promise<void> {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
  try {
    await navigator.serviceWorker.register('/game-worker.js', { scope: links.start, updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep', pages: Object.values(links) })
  } catch (error) {
    console.warn('The game will not open without a network.', error)
  }
}
