import { randomUUID } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Endpoint } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { clientNetwork, limitRate } from '../../http/rate-limit.ts'
import { readBody } from '../../http/read-body.ts'
import { outsideServices } from '../../operations/feed/outside-services.ts'
import { noteFilmEvent } from '../../operations/video/note-film-event.ts'
import { answerError } from '../answer-error.ts'

const path = '/webhooks/mux'
const maxBytes = 256 * 1024
const rate = { points: 600, seconds: 60 }

/** Takes the news of Mux that a film is ready. Comes without a session: Mux signs it with a secret that it gave the operator. */
export const filmEvents: Endpoint = {
  method: 'post',
  path,
  handler: async (req) => {
    const { payload, headers } = req
    const secret = outsideServices(payload).films.webhookSecret
    const requestId = headers.get('x-request-id') ?? randomUUID()
    try {
      if (!secret) throw new AppError('NOT_FOUND')
      await limitRate(payload, { name: `post ${path}`, client: clientNetwork(headers), rate })
      const body = await readBody(req as Parameters<typeof readBody>[0], maxBytes)
      const signature = headers.get('mux-signature') ?? ''
      await noteFilmEvent({ db: databaseOf(payload), signature, body, secret, now: Date.now() })
      return Response.json({ status: 200, success: true })
    } catch (error) {
      return answerError(error, { headers, requestId, route: `post /api${path}` })
    }
  },
}
