import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'

/** Payload's own endpoint at the address of one of ours, which comes first and does a little more. Throws when Payload has none. */
export function endpointBehind({ payload }: PayloadRequest, collection: CollectionSlug, ours: Endpoint): Endpoint {
  const endpoints = payload.collections[collection]?.config.endpoints || []
  const own = endpoints.find(
    ({ path, method, handler }) => path === ours.path && method === ours.method && handler !== ours.handler,
  )
  if (!own) throw new Error(`Payload has no ${ours.method} ${ours.path} of ${collection}.`)
  return own
}
