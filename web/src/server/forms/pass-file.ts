import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { readId } from '@blickfang/contract/kernel/text/id.ts'
import { inNameOf } from '../proxies/cms-proxy.ts'
import type { Taken } from './pass-on.ts'

interface Given {
  readonly request: IncomingMessage
  readonly field: string
  readonly file: File
  /** The block that the form stands in, and the page's language. */
  readonly block: string
  readonly lang: string
}

/** A file that the cms keeps until its entry comes. `mark`: the same for the same bytes. */
interface KeptFile {
  readonly kind: 'kept'
  readonly id: string
  readonly mark: string
}

export type PassFile = (given: Given) => Promise<KeptFile | Exclude<Taken, { kind: 'sent' }>>

/** Hands a visitor's file to the cms, in the visitor's name, whose files it counts. */
export function makePassFile(cmsUrl: string): PassFile {
  return async ({ request, field, file, block, lang }) => {
    const form = new FormData()
    form.set('file', file, file.name)
    for (const [name, value] of Object.entries({ block, field, lang })) form.set(name, value)
    const answer = await fetch(cmsUrl + apiAddress('sendEntryFile'), {
      method: 'POST',
      headers: inNameOf(request),
      body: form,
      signal: AbortSignal.timeout(90_000),
    }).catch(() => undefined)
    const told = ((await answer?.json().catch(() => null)) ?? {}) as { file?: unknown; fields?: Record<string, string> }
    const id = answer?.ok ? readId(told.file) : null
    if (id) {
      const mark = createHash('sha256')
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest('hex')
      return { kind: 'kept', id, mark }
    }
    if (answer?.status === 413) return { kind: 'wrong', fields: { [field]: 'fileTooLarge' } }
    if (told.fields) return { kind: 'wrong', fields: told.fields }
    return { kind: 'failed', status: answer?.status === 429 ? 429 : 503 }
  }
}
