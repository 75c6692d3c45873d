import type { SourceData } from '@blickfang/shared/sources/sources.generated.ts'
import { videoServices } from '@blickfang/shared/sources/video-setup/video-services.ts'

export function videoSetupAnswer(): SourceData['videoSetup'] {
  return videoServices(process.env.VIDEO_SERVICES_URL)
}
