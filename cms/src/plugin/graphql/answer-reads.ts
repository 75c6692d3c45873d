import { configToSchema } from '@payloadcms/graphql'
import { execute, getOperationAST, OperationTypeNode } from 'graphql/index.js'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  createPayloadRequest,
  headersWithCors,
  mergeHeaders,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { makeDocuments } from './checked-document.ts'

const askedSchema = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})
type Asked = z.output<typeof askedSchema>

/** Answers a request, whose body is `text`, or leaves it alone (null). */
export type AnswerReads = (request: Request, text: string) => Promise<Response | null>

/**
 * Answers queries that go well: Payload's handler checks each text anew, which is a quarter of the time that a large page
 * takes. What is no plain read or has a fault is left to Payload, which then asks again and says what is wrong. So a read
 * may run twice; a mutation never does.
 */
export function answerReads(config: Promise<SanitizedConfig>): AnswerReads {
  let prepared: Promise<AnswerReads> | null = null
  return async (request, text) => {
    prepared ??= prepare(config)
    const read = await prepared
    return read(request, text)
  }
}

async function prepare(config: Promise<SanitizedConfig>): Promise<AnswerReads> {
  const sanitized = await config
  if (sanitized.graphQL.disable) return async () => null
  const { schema, validationRules } = configToSchema(sanitized)
  const documentOf = makeDocuments(schema, (document, variableValues) =>
    validationRules({ schema, document, variableValues, contextValue: undefined }),
  )

  return async (request, text) => {
    const asked = askedOf(request, text)
    const document = asked && documentOf(asked)
    if (!document || getOperationAST(document, asked.operationName)?.operation !== OperationTypeNode.QUERY) return null
    const args = { schema, document, operationName: asked.operationName, variableValues: asked.variables }

    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const result = await execute({ ...args, contextValue: { req, headers: {} } })
    if (result.errors) return null
    const headers = headersWithCors({ headers: new Headers({ 'content-type': mediaTypeFor(request) }), req })
    return new Response(JSON.stringify(result), {
      headers: req.responseHeaders ? mergeHeaders(req.responseHeaders, headers) : headers,
    })
  }
}

/** null for what is not asked in the usual way. */
function askedOf({ headers }: Request, text: string): Asked | null {
  if (!/^application\/json\b/.test(headers.get('content-type') ?? '')) return null
  if (!/^$|json|\*/.test(headers.get('accept') ?? '')) return null
  try {
    return askedSchema.nullable().catch(null).parse(JSON.parse(text))
  } catch {
    return null
  }
}

function mediaTypeFor({ headers }: Request): string {
  const own = 'application/graphql-response+json'
  return `${headers.get('accept')?.includes(own) ? own : 'application/json'}; charset=utf-8`
}
