import type { SourceData } from '@blickfang/shared/sources/sources.generated.ts'
import { mapStyles } from '../../map/map-styles.ts'

export function mapSetupAnswer(): SourceData['mapSetup'] {
  return { styles: mapStyles(), hasGameDots: process.env.FEATURE_FLAG_GAME_PROVIDER !== '0' }
}
