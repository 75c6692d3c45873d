import type { SourceData } from '@blickfang/contract/sources/sources.generated.ts'
import { hasGameDots, mapStyles } from '../../map/map-styles.ts'

export function mapSetupAnswer(): SourceData['mapSetup'] {
  return { styles: mapStyles(), hasGameDots: hasGameDots() }
}
