import type { EndpointName } from './v1/endpoints.generated.ts'
import { routes } from './v1/routes.generated.ts'

/** Where API v1 begins; a contract's path goes on from here. */
export const apiRoot = '/api/v1'

/** The path of a call of API v1, from its server's root; `values` are what the `{name}`s of the contract stand for. */
export function addressOf(name: EndpointName, values: Readonly<Record<string, unknown>> = {}): string {
  const [, path] = routes[name]
  return apiRoot + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(values[key] ?? '')))
}
