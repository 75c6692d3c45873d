import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import { AppError } from 'shared/kernel/app-error.ts'

/** The bytes of an uploaded file, from the folder or the bucket it lies in. Throws NOT_FOUND. */
export async function readMediaFile(payload: Payload, filename: string): Promise<Buffer> {
  const upload = payload.collections.media?.config.upload
  if (!upload?.handlers?.length) return readFile(join(String(upload?.staticDir), basename(filename))).catch(notFound)
  const address = `${String(payload.config.custom.cmsUrl)}/api/media/file/${encodeURIComponent(filename)}`
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) })
  if (!response.ok) throw new AppError('NOT_FOUND')
  return Buffer.from(await response.arrayBuffer())
}

function notFound(cause: unknown): never {
  throw new AppError('NOT_FOUND', undefined, cause)
}
