import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import { blocks } from '@blickfang/blocks/project/contracts'
import { requestHeaders } from '@blickfang/platform/server/request-scope.ts'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { cmsUrl } from './addresses.ts'
import { cmsPatience } from './cms-patience.ts'

interface Reader {
  /** The editor's session token, for drafts; visitors have none. */
  readonly token?: string | undefined
}

/** The project's blocks that this site is built with: the cms says in its log which of them it lacks, or has besides. */
const ownBlocks: Readonly<Record<string, string>> = process.env.NEXT_RUNTIME
  ? { 'x-own-blocks': Object.keys(blocks).join() }
  : {}

/** Asks the cms, on the server only. A client per call and no cache: what is kept, and how long, is the page cache's business. */
export async function queryCms<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { token }: Reader = {},
): Promise<Data> {
  const client = new ApolloClient({
    ssrMode: true,
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${cmsUrl()}/api/graphql`,
      // The cms is next door: packing a page's 200 kB and unpacking them takes longer than sending them as they are.
      headers: {
        'accept-encoding': 'identity',
        ...ownBlocks,
        ...requestHeaders(),
        ...(token && { authorization: `JWT ${token}` }),
      },
      fetchOptions: { cache: 'no-store' },
      fetch: (input, init) => fetch(input, { ...init, signal: cmsPatience() }),
    }),
  })
  const { data } = await client.query<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' })
  if (!data) throw new Error('The cms answered without data.')
  return data
}
