import type { Source } from '../kernel/source.ts'
import { joinSources } from './join-sources.ts'
import { ownSources } from './own-sources.ts'
import { sources } from './sources.generated.ts'

/** Every source: ours, and behind them those of the project. */
export const allSources: readonly Source[] = joinSources(Object.values<Source>(sources), ownSources.read())
