import { Readable } from 'node:stream'
import { type PictureVariant, readVariant } from '@blickfang/shared/content/picture-address.ts'
import { AppError } from '@blickfang/shared/kernel/app-error.ts'
import { pictureHeaders } from '@blickfang/shared/store/picture-type.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { picturesOf } from '../../media/pictures.ts'
import { nothingHere } from '../nothing-here.ts'

/** The file of a medium, out of folder or bucket. In place of Payload's, which answers 500 and logs an error for each guess. */
export const file: Endpoint = {
  method: 'get',
  path: '/file/:filename',
  handler: async (req) => {
    const filename = await findFilename(req)
    return filename ? original(req, filename) : nothingHere(req)
  },
}

/** A medium in one of the widths and formats that pages show, made when it is asked for the first time. */
export const picture: Endpoint = {
  method: 'get',
  path: '/picture/:filename/:variant',
  handler: async (req) => {
    const variant = readVariant(String(req.routeParams?.variant ?? ''))
    const filename = variant && (await findFilename(req))
    if (!variant || !filename || filename.endsWith('.svg')) return nothingHere(req)
    return answerVariant(req, filename, variant)
  },
}

async function answerVariant(req: PayloadRequest, filename: string, variant: PictureVariant): Promise<Response> {
  try {
    const bytes = await picturesOf(req.payload).getVariant(filename, variant)
    return new Response(new Uint8Array(bytes), { headers: pictureHeaders(`x.${variant.format}`, bytes.byteLength) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // What moves has no AVIF.
    if (error.code === 'FILE_TYPE') return answerVariant(req, filename, { ...variant, format: 'webp' })
    // Too many wait, or no form can be made of it: better the whole picture than none.
    return original(req, filename, { 'cache-control': 'no-store' })
  }
}

async function findFilename({ payload, routeParams }: PayloadRequest): Promise<string | null> {
  const filename = String(routeParams?.filename ?? '')
  const [medium] = await databaseOf(payload).rows(sql`select 1 from media where filename = ${filename}`)
  return medium ? filename : null
}

async function original(req: PayloadRequest, filename: string, headers?: HeadersInit): Promise<Response> {
  const found = await picturesOf(req.payload).findOriginal(filename)
  if (!found) return nothingHere(req)
  const body = Readable.toWeb(found.stream) as ReadableStream
  return new Response(body, { headers: { ...pictureHeaders(filename, found.size), ...headers } })
}
