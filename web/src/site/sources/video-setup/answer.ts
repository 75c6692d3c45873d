import type { SourceData } from '@blickfang/contract/sources/sources.generated.ts'
import { videoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'

export function videoSetupAnswer(): SourceData['videoSetup'] {
  return videoServices(process.env.VIDEO_SERVICES_URL)
}
