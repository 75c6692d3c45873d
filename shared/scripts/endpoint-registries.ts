import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '../contract/src/api/endpoint.ts'
import { generatedHead } from './registries.ts'

function isEndpoint(value: unknown): value is Pick<Endpoint, 'method' | 'path'> {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
}

/** Every endpoint that the files of API v1 export, apart from their schemas how each is reached, and the operation behind each. */
export async function endpointRegistries(root: string): Promise<Record<string, string>> {
  const folder = join(root, 'shared/contract/src/api/v1')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[a-z/-]+\.ts$/.test(file))
  const imports: string[] = []
  const members: string[] = []
  const routes: (Pick<Endpoint, 'method' | 'path'> & { readonly name: string })[] = []
  const names: string[] = []
  for (const file of files.sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href)
    const found = Object.keys(module)
      .sort()
      .flatMap((name) => {
        const value = module[name]
        return isEndpoint(value) ? [{ name, ...value }] : []
      })
    if (found.length === 0) continue
    imports.push(`import { ${found.map(({ name }) => name).join(', ')} } from './${file}'\n`)
    names.push(...found.map(({ name }) => name))
    members.push(...found.map(({ name }) => `  ${name},\n`))
    routes.push(...found)
  }
  return {
    'shared/contract/src/api/v1/routes.generated.ts': routeTable(routes),
    'shared/contract/src/api/v1/endpoints.generated.ts': `${generatedHead}import type { Endpoint } from '../endpoint.ts'\n${imports.join('')}\nexport const endpoints = {\n${members.join('')}} satisfies { readonly [name: string]: Endpoint }\n\n/** The contracts of API v1 by export name. */\nexport type Endpoints = typeof endpoints\nexport type EndpointName = keyof Endpoints\n`,
    'cms/src/plugin/endpoints/operations.generated.ts': operationTable(join(root, 'cms/src/plugin/operations'), names),
  }
}

/** Paths by method, in the order of the paths: so the table takes the least of each page that calls the API. */
function routeTable(routes: readonly (Pick<Endpoint, 'method' | 'path'> & { readonly name: string })[]): string {
  const sorted = routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const methods = [...new Set(sorted.map(({ method }) => method))].sort()
  const tables = methods.map((method) => {
    const own = sorted.filter((route) => route.method === method)
    return `  ${method}: {\n${own.map(({ name, path }) => `    ${name}: '${path}',\n`).join('')}  },\n`
  })
  return `${generatedHead}\n/** Path of each contract, by method: what a browser needs to call it, without any schema. */\nexport const routes = {\n${tables.join('')}} as const\n`
}

/** The operations of endpoints, found by their names. A contract without one is left out, so that the compiler asks for it. */
function operationTable(folder: string, names: readonly string[]): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const texts = files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  const found = names.flatMap((name) => {
    const exported = new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm')
    const places = texts.filter(([, text]) => exported.test(text)).map(([file]) => file)
    if (places.length > 1) throw new Error(`Two operations are called ${name}: ${places.join(', ')}`)
    return places.map((file) => ({ name, file: file.replaceAll('\\', '/') }))
  })
  const imports = found.map(({ name, file }) => `import { ${name} } from '../operations/${file}'\n`)
  const members = found.map(({ name }) => `  ${name},\n`)
  return `${generatedHead}import type { EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'\nimport type { Operation } from '../operations/operation-context.ts'\n${imports.join('')}\n/** The operation behind each contract of API v1. */\nexport const operations: { readonly [Name in EndpointName]: Operation<(typeof endpoints)[Name]> } = {\n${members.join('')}}\n`
}
