// Written by `npm run gen` from the folders beside it.
import type { SourceData, SourceName, sources } from '@blickfang/contract/sources/sources.generated.ts'
import { mapSetupAnswer } from './map-setup/answer.ts'
import { videoSetupAnswer } from './video-setup/answer.ts'

export const ownAnswers = {
  mapSetup: mapSetupAnswer,
  videoSetup: videoSetupAnswer,
} satisfies { readonly [N in SourceName as (typeof sources)[N]['answeredBy'] extends 'web' ? N : never]: () => SourceData[N] }
