import { configToSchema } from '@payloadcms/graphql'
import { type DocumentNode, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql/index.js'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  createPayloadRequest,
  headersWithCors,
  mergeHeaders,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { ownOf } from '../own/own-of.ts'
import { type Checked, makeDocuments } from './checked-document.ts'
import { asksOursAlone } from './ours/asks-ours-alone.ts'
import { ownQueries } from './ours/own-queries.ts'
import { excessOf, parseWithin } from './read-document.ts'
import { makeRunQuery } from './run-query.ts'

export const askedSchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})
export type Asked = z.output<typeof askedSchema>

/** Answers a request that asks this, or leaves it alone (null). */
export type AnswerReads = (request: Request, asked: Asked) => Promise<Response | null>

/**
 * Refuses what is no good query, and answers queries that go well: Payload's handler checks each text anew, which is a quarter of the
 * time that a large page takes. Mutations and queries that fail are left to Payload, which then asks again and says what is wrong. So
 * a read may run twice; a mutation never does.
 */
export function answerReads(config: Promise<SanitizedConfig>): AnswerReads {
  let prepared: Promise<AnswerReads> | null = null
  return async (request, asked) => {
    prepared ??= prepare(config)
    const read = await prepared
    return read(request, asked)
  }
}

async function prepare(config: Promise<SanitizedConfig>): Promise<AnswerReads> {
  const sanitized = await config
  if (sanitized.graphQL.disable) return async () => null
  const { schema, validationRules } = configToSchema(sanitized)
  const check = makeDocuments(schema, (document, variableValues) =>
    validationRules({ schema, document, variableValues, contextValue: undefined }),
  )
  const run = makeRunQuery(schema)
  const { isDatabaseOwn } = ownOf(sanitized)

  return async (request, asked) => {
    if (!isDatabaseOwn) {
      // What a project asks of its own is Payload's handler's, with what is wrong with it; what it asks of ours beside it has our limits.
      const parsed = parsedOrNull(asked.query)
      const excess = parsed && excessOf(parsed, ownQueries)
      if (excess) return refuse([excess], request)
      if (!parsed || !asksOursAlone(parsed, ownQueries)) return null
    }
    const checked: Checked = check(asked)
    if ('errors' in checked) return refuse(checked.errors, request)
    const { document } = checked
    const isRead = getOperationAST(document, asked.operationName)?.operation === OperationTypeNode.QUERY
    if (!isRead || !/^$|json|\*/.test(request.headers.get('accept') ?? '')) return null
    const { operationName, variables: variableValues } = asked

    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const result = await run({ document, operationName, variableValues, contextValue: { req, headers: {} } })
    if (result.errors) return null
    const headers = headersWithCors({ headers: new Headers({ 'content-type': mediaTypeFor(request) }), req })
    // As bytes: a text of this size is first copied, to look for halves of signs that JSON cannot have.
    return new Response(Buffer.from(JSON.stringify(result)), {
      headers: req.responseHeaders ? mergeHeaders(req.responseHeaders, headers) : headers,
    })
  }
}

function parsedOrNull(text: string): DocumentNode | null {
  try {
    return parseWithin(text)
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

function refuse(errors: readonly GraphQLError[], request: Request): Response {
  return Response.json({ errors }, { status: 400, headers: { 'content-type': mediaTypeFor(request) } })
}

function mediaTypeFor({ headers }: Request): string {
  const own = 'application/graphql-response+json'
  return `${headers.get('accept')?.includes(own) ? own : 'application/json'}; charset=utf-8`
}
