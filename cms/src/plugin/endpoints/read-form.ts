import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { checkText, type Incoming, readBody } from '../http/read-body.ts'
import type { UploadForm } from '../operations/operation-context.ts'

/** Room for the boundary lines and text fields around a file of the largest size. */
const overhead = 64 * 1024

/** A multipart body with one file in the field `file`. Throws BAD_REQUEST, TOO_LARGE. */
export async function readForm(request: Incoming, limit: number): Promise<UploadForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError('BAD_REQUEST')
  const bytes = await readBody(request, limit + overhead)
  const form = await parse(bytes, type)
  const file = form.get('file')
  if (!(file instanceof File)) throw new AppError('INVALID', { fields: { file: 'required' } })
  if (file.size > limit) throw new AppError('TOO_LARGE')
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  checkText({ ...values, name: file.name }, '')
  return { file: { name: file.name, mimeType: file.type, data: Buffer.from(await file.arrayBuffer()) }, values }
}

async function parse(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new AppError('BAD_REQUEST', undefined, cause)
  }
}
