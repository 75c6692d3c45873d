import { Readable } from 'node:stream'
import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { readDrawnIcon } from '@blickfang/contract/content/icon-address.ts'
import { formName, type PictureForm, readForm } from '@blickfang/contract/content/media/picture-address.ts'
import { pictureHeaders } from '@blickfang/platform/store/picture-type.ts'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { databaseOf } from '../../db/database.ts'
import { picturesOf } from '../../media/pictures.ts'
import { readSettings } from '../../reading/read-settings.ts'
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
    const form = readForm(String(req.routeParams?.variant ?? ''))
    const isIcon = typeof form === 'string'
    const filename = form && ((isIcon && (await findDrawnIcon(req))) || (await findFilename(req)))
    if (!form || !filename || (/\.(svg|pdf)$/.test(filename) && !isIcon)) return nothingHere(req)
    return answerForm(req, filename, form)
  },
}

async function answerForm(req: PayloadRequest, filename: string, form: PictureForm): Promise<Response> {
  try {
    const bytes = await picturesOf(req.payload).getForm(filename, form)
    return new Response(new Uint8Array(bytes), { headers: pictureHeaders(formName(form), bytes.byteLength) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (typeof form === 'string') return nothingHere(req)
    // What moves has no AVIF.
    if (error.code === 'FILE_TYPE') return answerForm(req, filename, { ...form, format: 'webp' })
    // Too many wait, or no form can be made of it: better the whole picture than none.
    return original(req, filename, { 'cache-control': 'no-store' })
  }
}

/** Finds a drawn icon in the site's colour of now: all others would only fill the store. */
async function findDrawnIcon({ payload, routeParams }: PayloadRequest): Promise<string | null> {
  const filename = String(routeParams?.filename ?? '')
  const drawn = readDrawnIcon(filename)
  if (!drawn) return null
  const [row] = await databaseOf(payload).rows<{ values: unknown }>(sql`select "values" from bf_settings`)
  const { primary } = readSettings(row?.values).appearance.theme
  return drawn.color === primary.toLowerCase() ? filename : null
}

async function findFilename({ payload, routeParams }: PayloadRequest): Promise<string | null> {
  const filename = String(routeParams?.filename ?? '')
  const [medium] = await databaseOf(payload).rows(sql`select 1 from bf_media where filename = ${filename}`)
  return medium ? filename : null
}

async function original(req: PayloadRequest, filename: string, headers?: HeadersInit): Promise<Response> {
  const found = await picturesOf(req.payload).findOriginal(filename)
  if (!found) return nothingHere(req)
  const body = Readable.toWeb(found.stream) as ReadableStream
  return new Response(body, { headers: { ...pictureHeaders(filename, found.size), ...headers } })
}
