import type { IncomingMessage } from 'node:http'
import { maxAnswerBytes } from '@blickfang/contract/forms/own/asked-file.ts'
import type { Form } from '@blickfang/contract/kernel/form.ts'
import { BodyPlaces } from '../bodies/body-places.ts'
import { readStart } from '../bodies/read-start.ts'

/** Values of a page without scripts: texts, and the files that its sender has chosen, by the names of their fields. */
export interface Entered {
  readonly values: URLSearchParams
  readonly files: readonly (readonly [field: string, file: File])[]
}

/** Two files of the largest size and all that is written beside them. */
const maxWithFiles = 2 * maxAnswerBytes + 512 * 1024
/** How long such a body may take, on a slow line. */
const withFilesMs = 120_000
/** Each of them is in this process's memory. */
const places = new BodyPlaces({ ofNetwork: 4, ofAll: 4 })

/** Reads what was sent, or answers why not. Only a form that its owner made takes files. */
export async function readEntered(
  request: IncomingMessage,
  form: Pick<Form, 'bodyLimit' | 'isOwn'>,
): Promise<Entered | 'BAD_REQUEST' | 'TOO_LARGE' | 'RATE_LIMITED'> {
  const type = request.headers['content-type'] ?? ''
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const { bytes, isWhole } = await readStart(request, { maxBytes: form.bodyLimit })
    return isWhole ? { values: asTyped(new URLSearchParams(bytes.toString('utf8'))), files: [] } : 'TOO_LARGE'
  }
  if (!form.isOwn || !/^multipart\/form-data\b/i.test(type)) return 'BAD_REQUEST'
  const leave = places.take('all')
  if (!leave) return 'RATE_LIMITED'
  try {
    const { bytes, isWhole } = await readStart(request, { maxBytes: maxWithFiles, withinMs: withFilesMs })
    return isWhole ? await readParts(bytes, type) : 'TOO_LARGE'
  } finally {
    leave()
  }
}

async function readParts(bytes: Buffer, type: string): Promise<Entered | 'BAD_REQUEST'> {
  // Whoever cuts a body short, or writes its parts wrong, is no browser.
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (!parts) return 'BAD_REQUEST'
  const values = new URLSearchParams()
  const files: [string, File][] = []
  for (const [name, value] of parts) {
    if (typeof value === 'string') values.append(name, value)
    else if (value.size > 0) files.push([name, value])
  }
  return { values: asTyped(values), files }
}

/** Ends lines as they end in a page: browsers send two signs for each, which would count twice against a field's length. */
function asTyped(values: Iterable<[string, string]>): URLSearchParams {
  return new URLSearchParams([...values].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
}
