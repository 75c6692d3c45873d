import { GRAPHQL_POST } from '@payloadcms/next/routes'
import config from '../payload.config.ts'
import { answerReads } from '../plugin/graphql/answer-reads.ts'
import { guardGraphql } from '../plugin/graphql/guard-graphql.ts'

interface GraphqlAnswer {
  readonly status: number
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

const post = guardGraphql(answerReads(config), GRAPHQL_POST(config))

/** Asks the cms's GraphQL as the site does; with a token as a signed-in editor, with a key as a program. `body` is sent as it is when it is no query. */
export async function askGraphql(
  body: { query: string; variables?: Readonly<Record<string, unknown>>; operationName?: string } | string,
  token?: string,
): Promise<GraphqlAnswer> {
  const answer = await post(
    new Request('http://localhost:3001/api/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `${token.startsWith('bf_') ? 'Bearer' : 'JWT'} ${token}` }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
  const text = await answer.text()
  return { status: answer.status, ...JSON.parse(text) }
}
