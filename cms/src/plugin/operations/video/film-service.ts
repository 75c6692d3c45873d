import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { outsideOf } from '../../outside/outside-client.ts'
import { ownOf } from '../../own/own-of.ts'
import { type FilmService, outsideServices } from '../feed/outside-services.ts'

/** State of an upload at Mux. Source: docs.mux.com/api-reference/video/direct-uploads */
const uploadSchema = z.object({
  data: z.object({ status: z.string(), asset_id: z.nullish(z.string().check(z.regex(/^\w+$/))) }),
})

/** A film that Mux has. Source: docs.mux.com/api-reference/video/assets */
const assetSchema = z.object({
  data: z.object({
    status: z.enum(['preparing', 'ready', 'errored']),
    playback_ids: z.nullish(z.array(z.object({ id: z.string(), policy: z.string() }))),
    aspect_ratio: z.nullish(z.string()),
    duration: z.nullish(z.number().check(z.positive())),
  }),
})
export type Asset = z.output<typeof assetSchema>['data']

const newUploadSchema = z.object({ data: z.object({ id: z.nullish(z.string()), url: z.nullish(z.string()) }) })

const limits = { maxBytes: 500_000, maxMs: 8_000 }
/** Time for which an address takes parts, in seconds: a film of an hour on a slow line. */
const uploadSeconds = 86_400

/** Where films are uploaded to; null without keys. */
export function findFilmService(payload: Payload): FilmService | null {
  const { films } = outsideServices(payload)
  return films.tokenId && films.tokenSecret ? films : null
}

/** Throws VIDEO_UPLOAD_OFF without keys. */
export function getFilmService(payload: Payload): FilmService {
  const service = findFilmService(payload)
  if (!service) throw new AppError('VIDEO_UPLOAD_OFF')
  return service
}

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly body?: object
  readonly signal?: AbortSignal | undefined
}

/** Asks for an upload, which takes a film from the pages of this site alone. Throws OutsideError. */
export async function beginUpload(payload: Payload): Promise<z.output<typeof newUploadSchema>['data']> {
  const origin = new URL(ownOf(payload).publicUrl).origin
  const body = {
    cors_origin: origin,
    timeout: uploadSeconds,
    new_asset_settings: { playback_policies: ['public'], video_quality: 'basic' },
  }
  return (await ask(payload, newUploadSchema, 'uploads', { method: 'POST', body })).data
}

/** Throws OutsideError, of the status 404 for an upload that there is not. */
export async function findFilmUpload(payload: Payload, id: string, signal?: AbortSignal) {
  return (await ask(payload, uploadSchema, `uploads/${encodeURIComponent(id)}`, { signal })).data
}

/** Throws OutsideError, of the status 404 for a film that there is not. */
export async function findFilm(payload: Payload, id: string, signal?: AbortSignal): Promise<Asset> {
  return (await ask(payload, assetSchema, `assets/${encodeURIComponent(id)}`, { signal })).data
}

/** Lets Mux forget a film. Throws OutsideError. */
export async function removeAsset(payload: Payload, id: string, signal: AbortSignal): Promise<void> {
  const { url, ...keys } = getFilmService(payload)
  await outsideOf(payload).load(`${url}assets/${encodeURIComponent(id)}`, {
    ...{ ...limits, method: 'DELETE', signal, headers: { authorization: basic(keys) } },
    // It answers with nothing.
    accept: ['', 'application/json'],
  })
}

async function ask<Schema extends z.ZodMiniType>(
  payload: Payload,
  schema: Schema,
  path: string,
  { method = 'GET', body, signal }: Asking,
): Promise<z.output<Schema>> {
  const { url, ...keys } = getFilmService(payload)
  return outsideOf(payload).loadJson(schema, `${url}${path}`, {
    ...{ ...limits, method, headers: { authorization: basic(keys), 'content-type': 'application/json' } },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}

function basic({ tokenId, tokenSecret }: Omit<FilmService, 'url'>): string {
  return `Basic ${Buffer.from(`${tokenId}:${tokenSecret}`).toString('base64')}`
}
