import { randomUUID } from 'node:crypto'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { type EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import type { Endpoint as PayloadEndpoint } from 'payload'
import { answerError } from './answer-error.ts'
import { apiDocs } from './documents/docs.ts'
import { graphqlSchema } from './documents/graphql-schema.ts'
import { openApi } from './documents/open-api.ts'
import { allContracts, projectEntries } from './forms/project-entries.ts'
import { operations } from './operations.generated.ts'
import { serve } from './serve.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** API v1 as endpoints of Payload. `origins` may write. */
export function apiV1(origins: readonly string[]): PayloadEndpoint[] {
  const served = <Name extends EndpointName>(name: Name) =>
    serve<(typeof endpoints)[Name]>(endpoints[name], operations[name], origins)
  const names = Object.keys(endpoints) as EndpointName[]
  return [...names.map(served), ...projectEntries(origins), openApi, apiDocs, graphqlSchema, ...methods.map(refuse)]
}

/** Everything else below /api/v1: paths that exist with another method, and paths that do not. */
function refuse(method: (typeof methods)[number]): PayloadEndpoint {
  return {
    method,
    path: '/v1/:rest*',
    handler: (req) => {
      const path = `/${[req.routeParams?.rest ?? []].flat().join('/')}`
      const allowed = Object.values(allContracts()).flatMap((contract) =>
        isAt(contract.path, path) ? [contract.method.toUpperCase()] : [],
      )
      const error = new AppError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND')
      const response = answerError(error, {
        headers: req.headers,
        requestId: req.headers.get('x-request-id') ?? randomUUID(),
        route: `${method} /api/v1/…`,
      })
      if (allowed.length > 0) response.headers.set('allow', [...new Set(allowed)].join(', '))
      return response
    },
  }
}

/** Whether a path is one that the contract's pattern stands for. */
function isAt(pattern: string, path: string): boolean {
  const [steps, wanted] = [path.split('/'), pattern.split('/')]
  return (
    steps.length === wanted.length && wanted.every((step, i) => (step.startsWith('{') ? steps[i] : steps[i] === step))
  )
}
