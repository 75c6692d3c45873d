import type { CollectionSlug, Endpoint } from 'payload'
import { slugOf } from '../../db/table-name.ts'
import { endpointBehind } from '../endpoint-behind.ts'

const calls: readonly Pick<Endpoint, 'method' | 'path'>[] = [
  { method: 'post', path: '/login' },
  { method: 'post', path: '/logout' },
  { method: 'post', path: '/refresh-token' },
  { method: 'get', path: '/me' },
]

/** Where accounts are the project's, the site signs in at the address of ours all the same, and Payload answers for those. */
export function accountsOfProject(users: string | undefined): Endpoint[] {
  if (users === undefined) return []
  return calls.map(({ method, path }) => {
    const handler: Endpoint['handler'] = (req) => {
      req.routeParams = { ...req.routeParams, collection: users }
      return endpointBehind(req, users as CollectionSlug, { method, path, handler }).handler(req)
    }
    return { method, path: `/${slugOf('users')}${path}`, handler }
  })
}
