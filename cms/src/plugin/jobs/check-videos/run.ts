import { checkVideos } from '@blickfang/shared/jobs/check-videos/job.ts'
import { updateVideos } from '../../operations/video/update-videos.ts'
import { defineRun } from '../../queue/job-run.ts'

export const checkVideosRun = defineRun(checkVideos, updateVideos)
