import { expiryQuestionSchema } from '@blickfang/platform/server/expiry/expiry-question.ts'
import { healthHeaders, healthStatus } from '@blickfang/platform/server/health.ts'
import { isSameSecret } from '@blickfang/platform/server/is-same-secret.ts'
import { causesOf } from '@blickfang/platform/server/log/describe-fault.ts'
import { serverLog } from '@blickfang/platform/server/log/server-log.ts'
import {
  GRAPHQL_POST,
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { getPayload, type SanitizedConfig } from 'payload'
import { cmsHealth } from '../health/cms-health.ts'
import { openJournal } from '../plugin/cache/journal.ts'
import { guardRest } from '../plugin/endpoints/guard-rest.ts'
import { isOfProject } from '../plugin/endpoints/is-of-project.ts'
import { answerReads } from '../plugin/graphql/answer-reads.ts'
import { guardGraphql } from '../plugin/graphql/guard-graphql.ts'
import { asksAsEditor } from '../plugin/http/asks-as-editor.ts'
import { type Own, ownOf } from '../plugin/own/own-of.ts'

type Config = Promise<SanitizedConfig>

/** Payload's REST with the door of Blickfang before it, which lets by what is the project's. For `api/[...slug]/route.ts`. */
export function restRoutes(config: Config) {
  const door = {
    asksAsEditor: async (headers: Headers) => asksAsEditor(await getPayload({ config }), headers),
    isOfProject: async (request: Request) => isOfProject(await config, request),
  }
  return {
    GET: guardRest(REST_GET(config), door),
    POST: guardRest(REST_POST(config), door),
    DELETE: guardRest(REST_DELETE(config), door),
    PATCH: guardRest(REST_PATCH(config), door),
    PUT: guardRest(REST_PUT(config), door),
    OPTIONS: REST_OPTIONS(config),
  }
}

/** Payload's GraphQL with limits, and the site's reads compiled. For `api/graphql/route.ts`. */
export function graphqlRoutes(config: Config) {
  return { POST: guardGraphql(answerReads(config), GRAPHQL_POST(config)), OPTIONS: REST_OPTIONS(config) }
}

/** Nobody listens at the database's address, or its socket is gone: whoever publishes needs it too. */
const away = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTFOUND'])

/**
 * Tells a web process how far the journal of expired pages is, also before Payload is open. Without the secret there is nothing
 * here. For `internal/expiries/route.ts`; without it the site renders each page anew.
 */
export function expiryRoutes(config: Config) {
  const post = async (request: Request): Promise<Response> => answerExpiries(request, ownOf(await config))
  return { POST: post }
}

async function answerExpiries(request: Request, { databaseUrl, revalidateSecret }: Own): Promise<Response> {
  const given = request.headers.get('x-revalidate-secret')
  if (!revalidateSecret || given === null || !isSameSecret(given, revalidateSecret))
    return new Response(null, { status: 404 })
  const question = expiryQuestionSchema.safeParse(await request.json().catch(() => null))
  if (!question.success) return new Response(null, { status: 400 })
  try {
    return Response.json(await openJournal(databaseUrl).answer(question.data))
  } catch (error) {
    const nobodyPublishes = isAway(error)
    if (!nobodyPublishes) serverLog().warn({ reason: causesOf(error) }, 'The journal of expired pages cannot be read')
    return Response.json({ nobodyPublishes }, { status: 503 })
  }
}

/** A name with several addresses fails with a fault for each of them. */
function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isAway)
  return error instanceof Error && 'code' in error && away.has(String(error.code))
}

/** Whether the process lives (`healthz/route.ts`), and whether it can serve (`readyz/route.ts`). */
export function healthRoutes(config: Config) {
  const health = async () => cmsHealth(ownOf(await config))
  return {
    alive: async (): Promise<Response> => Response.json((await health()).alive(), { headers: healthHeaders }),
    ready: async (): Promise<Response> => {
      const answer = await (await health()).ready()
      return Response.json(answer, { status: healthStatus(answer), headers: healthHeaders })
    },
  }
}
