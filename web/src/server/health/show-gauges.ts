import type { Health } from '@blickfang/platform/server/health.ts'
import { metrics } from '@blickfang/platform/server/metrics/metrics.ts'
import type { ContentVersions } from '../cache/content-versions.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { GameProxy } from '../proxies/game-proxy.ts'

interface Gauged {
  readonly cache: Pick<PageCache, 'size'>
  readonly versions: Pick<ContentVersions, 'epoch'>
  readonly game: Pick<GameProxy, 'sockets'>
  readonly health: Pick<Health, 'levels'>
}

/** Says where the numbers come from that are read when Prometheus asks. */
export function showGauges({ cache, versions, game, health }: Gauged): void {
  const shown = metrics()
  shown.read('page_cache_bytes', () => cache.size.bytes)
  shown.read('page_cache_pages', () => cache.size.pages)
  shown.read('page_cache_epoch', () => versions.epoch)
  shown.read('game_sockets', () => game.sockets)
  shown.read('check', () => health.levels())
}
