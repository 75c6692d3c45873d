import { apiRoot, type Endpoint } from './endpoint.ts'
import type { EndpointName } from './v1/endpoints.generated.ts'
import { routes } from './v1/routes.generated.ts'

type Method = Endpoint['method']
type Tables = { readonly [method in Method]?: { readonly [name in EndpointName]?: string } }
const tables = Object.entries<Tables[Method]>(routes) as [Method, { readonly [name in EndpointName]: string }][]

/** How a contract is reached. */
export function routeOf(name: EndpointName): readonly [method: Method, path: string] {
  const [method, paths] = tables.find(([, paths]) => name in paths) as (typeof tables)[number]
  return [method, paths[name]]
}

/** The path of a call of API v1, from its server's root; `values` are what the `{name}`s of the contract stand for. */
export function apiAddress(name: EndpointName, values: Readonly<Record<string, unknown>> = {}): string {
  const [, path] = routeOf(name)
  return apiRoot + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')))
}
