import { apiRoot } from './endpoint.ts'
import type { EndpointName } from './v1/endpoints.generated.ts'
import { routes } from './v1/routes.generated.ts'

/** The path of a call of API v1, from its server's root; `values` are what the `{name}`s of the contract stand for. */
export function apiAddress(name: EndpointName, values: Readonly<Record<string, unknown>> = {}): string {
  const [, path] = routes[name]
  return apiRoot + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')))
}
