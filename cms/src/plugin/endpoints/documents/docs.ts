import { createHash } from 'node:crypto'
import { escapeMarkup } from '@blickfang/contract/kernel/text/escape-markup.ts'
import type { Endpoint as PayloadEndpoint } from 'payload'
import { ownOf } from '../../own/own-of.ts'
import { groupBy } from '../../reading/group-by.ts'
import { allContracts } from '../forms/project-entries.ts'
import { type ApiOf, apiOf, openApiDocument } from './open-api.ts'

const style = `
:root{color-scheme:light dark;--ink:#17211f;--soft:#5b6a66;--line:#d8dedb;--ground:#fbfaf7;--accent:#0f4c45;--code:#f1f3f0}
@media(prefers-color-scheme:dark){:root{--ink:#eef2ef;--soft:#a6b3ae;--line:#36433f;--ground:#131a18;--accent:#7cc4b6;--code:#1d2724}}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:3rem 1.25rem 6rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.25rem;margin:3rem 0 .5rem;text-transform:capitalize}
p{color:var(--soft);max-width:40rem}a{color:var(--accent)}
details{border-top:1px solid var(--line)}details:last-of-type{border-bottom:1px solid var(--line)}
summary{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;padding:.75rem 0;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code{font:.875rem/1.5 ui-monospace,monospace}.method{font-weight:700;color:var(--accent);width:3rem}.path{font-weight:600}.summary{color:var(--soft)}
pre{background:var(--code);padding:1rem;border-radius:.5rem;overflow:auto;margin:.25rem 0 1rem}h3{font-size:.875rem;margin:.5rem 0 0;color:var(--soft)}
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`

interface Operation {
  readonly summary: string
  readonly description?: string
  readonly tags: readonly (string | undefined)[]
  readonly parameters?: unknown
  readonly requestBody?: unknown
  readonly responses: unknown
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Words between backticks as code. */
function inCode(text: string): string {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? escapeMarkup(part) : `<code>${escapeMarkup(part)}</code>`))
    .join('')
}

function block(title: string, value: unknown): string {
  return `<h3>${title}</h3><pre tabindex="0"><code>${escapeMarkup(JSON.stringify(value, null, 2))}</code></pre>`
}

function page(api: ApiOf, publicUrl: string): string {
  const { paths, info } = openApiDocument(api)
  const operations = Object.values(allContracts()).flatMap(({ path, method }) => {
    const operation = (paths as Readonly<Record<string, unknown>> as Paths)[path]?.[method]
    return operation ? [{ path, method, operation }] : []
  })
  const sections = [...groupBy(operations, ({ operation }) => operation.tags[0] ?? '')].map(
    ([tag, group]) => `<h2>${escapeMarkup(tag)}</h2>${group.map(entry).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Blickfang API</title><style>${style}</style></head><body><main><h1>Blickfang API</h1><p>All below <code>/api/v1</code>; the same as a document for tools: <a href="openapi.json">OpenAPI 3.1</a>.</p><p>${inCode(info.description)}</p>${examples(publicUrl)}${sections.join('')}</main></body></html>`
}

/** Calls that a person can try at once with a key of theirs. */
function examples(publicUrl: string): string {
  const at = `${publicUrl.replace(/\/$/, '')}/api/v1`
  const lines = [
    `curl -H 'Authorization: Bearer bf_…' '${at}/page/get?search=kontakt'`,
    `curl -H 'Authorization: Bearer bf_…' -H 'Content-Type: application/json' -d '{"id":"…"}' '${at}/page/publish'`,
    `curl -H 'Authorization: Bearer bf_…' -o schema.graphql '${at}/schema.graphql'`,
  ]
  return `<h2>With a key</h2><pre tabindex="0"><code>${escapeMarkup(lines.join('\n'))}</code></pre>`
}

function entry({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parts = [
    operation.description ? `<p>${escapeMarkup(operation.description)}</p>` : '',
    operation.parameters ? block('Query', operation.parameters) : '',
    operation.requestBody ? block('Body', operation.requestBody) : '',
    block('Answers', operation.responses),
  ]
  return `<details><summary><code class="method">${method.toUpperCase()}</code><code class="path">${escapeMarkup(path)}</code><span class="summary">${escapeMarkup(operation.summary)}</span></summary>${parts.join('')}</details>`
}

let html: string | undefined

/** GET /api/v1/docs: the contracts for people, without a script and without another host. */
export const apiDocs: PayloadEndpoint = {
  method: 'get',
  path: '/v1/docs',
  handler: ({ payload }) => {
    html ??= page(apiOf(payload), ownOf(payload).publicUrl)
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    })
  },
}
