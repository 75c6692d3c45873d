import type { Endpoint } from '@blickfang/contract/api/endpoint.ts'
import { type ErrorCode, errorCodes } from '@blickfang/contract/api/errors/app-error.ts'
import { errorSentenceOf } from '@blickfang/contract/api/errors/error-sentence-of.ts'
import { errorStatus } from '@blickfang/contract/api/errors/statuses.generated.ts'
import { jsonSchema } from '@blickfang/contract/kernel/json.ts'
import type { Payload, Endpoint as PayloadEndpoint } from 'payload'
import { z } from 'zod'
import { keyRate } from '../../http/keys/find-key-asker.ts'
import { ownOf } from '../../own/own-of.ts'
import { groupBy } from '../../reading/group-by.ts'
import { allContracts } from '../forms/project-entries.ts'
import { graphqlSchemaPath } from './graphql-schema.ts'
import { description, howToSignIn, signInPath } from './sign-in-path.ts'

/** Failures that any endpoint may answer, beside its own. */
const common: readonly ErrorCode[] = [
  'BAD_REQUEST',
  'INVALID',
  'FOREIGN_ORIGIN',
  'TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
]

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Schemas that refer to themselves; a document for tools has each by name, at one place. */
const named = z.registry<{ id: string }>()
named.add(jsonSchema, { id: 'Json' })

/** Describes a schema, and apart from it the schemas that it names. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', metadata: named })
  const { $schema: _, $defs: __, ...rest } = whole
  return inDocument(rest)
}

/** Zod names them relative to the schema that it was asked for, and each of these is a part of the document. */
function inDocument<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/** Failures that may say when to ask again. */
const isForLater: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'PICTURE_PENDING'])
const retryAfter = { description: 'Seconds until the next try.', schema: { type: 'integer', minimum: 1 } }

function answersOf(contract: Endpoint) {
  const codes = [
    ...new Set([
      ...common,
      ...(contract.access === 'anyone' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN', 'KEY_VOID', 'BEYOND_KEY'] as const)),
      ...contract.errors,
    ]),
  ]
  const byStatus = groupBy(codes, (code) => errorStatus[code])
  const failures = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `${code}: ${errorSentenceOf(code, 'en')}`).join('\n'),
        ...(group.some((code) => isForLater.has(code)) && { headers: { 'Retry-After': retryAfter } }),
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${group.includes('CONFLICT') ? 'Conflict' : 'Failure'}` },
          },
        },
      },
    ])
  const success = z.intersection(z.object({ status: z.literal(200), success: z.literal(true) }), contract.answer)
  return Object.fromEntries([
    ['200', { description: 'Done', content: { 'application/json': { schema: schemaOf(success, 'output') } } }],
    ...failures,
  ])
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
  }))
}

function operationOf(name: string, contract: Endpoint) {
  const parameters = [...parametersOf(contract.params, 'path'), ...parametersOf(contract.query, 'query')]
  const upload = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' }, alt: { type: 'string' }, lang: { type: 'string' } },
  }
  return {
    operationId: name,
    summary: contract.summary,
    ...describe(contract),
    tags: [contract.path.split('/')[1]],
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(contract.body, 'input') } } },
    }),
    ...(contract.upload && { requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } } }),
    responses: answersOf(contract),
    security:
      contract.access === 'anyone' ? [] : [{ session: [] }, { token: [] }, ...(contract.reach ? [{ key: [] }] : [])],
  }
}

function describe({ access, reach, rate }: Endpoint) {
  const keys = reach ? `A key must reach \`${reach}\`.` : 'No key may call it.'
  const words = [...(access === 'anyone' ? [] : [keys]), ...(rate ? [rateInWords(rate)] : [])]
  return {
    ...(words.length > 0 && { description: words.join(' ') }),
    ...(reach && { 'x-key-reach': reach }),
    ...(rate && { 'x-rate-limit': rate }),
  }
}

/** Parts that the answers of all calls have in common, and who may ask. */
const components = {
  securitySchemes: {
    token: {
      ...{ type: 'apiKey', in: 'header', name: 'Authorization' },
      description: '`JWT <token>`, with the token that the sign-in answers.',
    },
    key: {
      ...{ type: 'http', scheme: 'bearer' },
      description: `A key of an account, \`Bearer bf_…\`. At most ${keyRate.points} calls of one key in ${keyRate.seconds} seconds.`,
    },
  },
  schemas: {
    // Written out it names itself, and generators of clients make a type of that which does not compile.
    Json: { description: 'Anything that JSON can hold.' },
    Failure: {
      type: 'object',
      required: ['status', 'success', 'code', 'error'],
      properties: {
        status: { type: 'integer' },
        success: { const: false },
        code: { enum: errorCodes },
        error: { type: 'string', description: 'A sentence for people.' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        retryAfter: { type: 'integer', description: 'Seconds until the next try, as in Retry-After.' },
      },
    },
    Conflict: {
      allOf: [
        { $ref: '#/components/schemas/Failure' },
        {
          type: 'object',
          properties: {
            conflict: {
              type: 'array',
              description: 'What somebody has saved since the revision that the caller named.',
              items: { $ref: '#/components/schemas/ConflictingValue' },
            },
          },
        },
      ],
    },
    ConflictingValue: {
      type: 'object',
      required: ['key', 'rev', 'value'],
      properties: {
        key: { type: 'string' },
        rev: { type: 'integer', description: 'The revision to name as `base` to write over it.' },
        value: { description: 'What is there now; any JSON.' },
        by: { type: ['string', 'null'], description: 'The name of who has saved it.' },
        at: { type: ['string', 'null'], format: 'date-time' },
      },
    },
  },
}

function rateInWords({ points, seconds }: NonNullable<Endpoint['rate']>): string {
  return `At most ${points} calls of one client in ${seconds} seconds; then RATE_LIMITED, with Retry-After.`
}

/** Facts of the project that the document belongs to. */
export interface ApiOf {
  /** Accounts are the plugin's own, which sign in here. */
  readonly signIn: boolean
  /** Beginning of the names of Payload's cookies. */
  readonly cookiePrefix: string
}

/** The project that a Payload belongs to. */
export function apiOf(payload: Payload): ApiOf {
  return { signIn: ownOf(payload).hasOwnUsers, cookiePrefix: payload.config.cookiePrefix }
}

/** The contracts of API v1 as an OpenAPI 3.1 document. */
export function openApiDocument({ signIn, cookiePrefix }: ApiOf) {
  const session = {
    ...{ type: 'apiKey', in: 'cookie', name: `${cookiePrefix}-token` },
    description: 'The cookie of a sign-in. Writes need an Origin of the site, or none.',
  }
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [name, contract] of Object.entries(allContracts())) {
    paths[contract.path] = { ...paths[contract.path], [contract.method]: operationOf(name, contract) }
  }
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'Blickfang API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      description: signIn ? `${description} ${howToSignIn}` : description,
    },
    servers: [{ url: '/api/v1' }],
    paths: { ...paths, '/schema.graphql': graphqlSchemaPath, ...(signIn && { '/bf-users/login': signInPath }) },
    components: { ...components, securitySchemes: { session, ...components.securitySchemes } },
  }
}

let document: ReturnType<typeof openApiDocument> | undefined

/** GET /api/v1/openapi.json */
export const openApi: PayloadEndpoint = {
  method: 'get',
  path: '/v1/openapi.json',
  handler: ({ payload }) => {
    document ??= openApiDocument(apiOf(payload))
    return Response.json(document, { headers: { 'cache-control': 'public, max-age=300' } })
  },
}
