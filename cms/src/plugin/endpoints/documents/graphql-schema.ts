import { randomUUID } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Endpoint as PayloadEndpoint, PayloadRequest } from 'payload'
import { isAskerUnknown } from '../../access/unknown-asker.ts'
import { checkAccess } from '../../http/check-access.ts'
import { findKeyAsker } from '../../http/keys/find-key-asker.ts'
import { answerError, answerHeaders } from '../answer-error.ts'

let text: string | undefined

/** The schema of the GraphQL as a text; made when it is asked for first, with libraries that nothing else of API v1 needs. */
async function schemaOf({ payload }: PayloadRequest): Promise<string> {
  const [{ configToSchema }, { printSchema }] = await Promise.all([
    import('@payloadcms/graphql'),
    import('graphql/index.js'),
  ])
  return `${printSchema(configToSchema(payload.config).schema)}\n`
}

const path = '/v1/schema.graphql'

/** GET /api/v1/schema.graphql: what programs are made against, since the GraphQL itself tells nobody how it looks. For keys and signed-in people. */
export const graphqlSchema: PayloadEndpoint = {
  method: 'get',
  path,
  handler: async (req) => {
    const requestId = req.headers.get('x-request-id') ?? randomUUID()
    try {
      if (!(await findKeyAsker(req))) {
        if (isAskerUnknown(req.responseHeaders)) throw new AppError('UNAVAILABLE')
        checkAccess(req, 'editor')
      }
      text ??= await schemaOf(req)
      return new Response(text, {
        headers: { ...answerHeaders(requestId), 'content-type': 'application/graphql; charset=utf-8' },
      })
    } catch (error) {
      return answerError(error, { headers: req.headers, requestId, route: `get /api${path}` })
    }
  },
}

/** The same in the document of API v1. */
export const graphqlSchemaPath = {
  get: {
    operationId: 'getGraphqlSchema',
    summary: 'The schema of the GraphQL at /api/graphql',
    description:
      'A key that reaches `read` is enough. A key reads by GraphQL what the site reads, drafts too, and no more.',
    tags: ['schema'],
    responses: {
      '200': { description: 'Done', content: { 'application/graphql': { schema: { type: 'string' } } } },
      '401': {
        description: 'Neither a key nor a session, or one that does not hold.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    security: [{ session: [] }, { token: [] }, { key: [] }],
  },
}
