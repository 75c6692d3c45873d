import type { AnswerOf } from '@blickfang/contract/api/endpoint.ts'
import type { getVideo as contract } from '@blickfang/contract/api/v1/video/video.ts'
import { queueJob } from '../../queue/queue-job.ts'
import { getMedium } from '../media/media-rows.ts'
import type { Call } from '../operation-context.ts'

/** Tells how far a video is. A video in preparation is asked for at its service, and the next answer knows. Throws NOT_FOUND. */
export async function getVideo({ db, query }: Call<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const media = await getMedium(db, query.id)
  if (media.videoSettings?.upload === 'preparing')
    await queueJob(db, 'followFilm', {
      input: { id: media.id },
      key: `film ${media.id}`,
      isKeyFreed: true,
    })
  return { media }
}
