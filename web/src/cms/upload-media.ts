import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { type Answer, answerOf } from '@blickfang/contract/api/client.ts'
import { call } from './api-client.ts'

/** A connection on which nothing moves for so long is dead, whatever it says. */
const stalledMs = 30_000
/** How long the cms may look at a picture that has arrived: several may be before it in the line. */
const patienceMs = 120_000

/** How long to wait before asking again how an upload ends that is still worked on: the cms waits as well. */
const againMs = 1_000

interface Sending {
  /** A picture that is in the library already is answered, and not kept again. */
  readonly mayBeKnown?: boolean
  /** Kind that the file is held to: a picture, unless said. */
  readonly type?: 'image' | 'document'
  /** Key of this file, for as long as it is not in the library: sent again under it, it is the same upload. */
  readonly key: string
  readonly onProgress?: (share: number) => void
  /** Called when the file has arrived and takes longer than usual. */
  readonly onPending?: () => void
  readonly signal?: AbortSignal
}

/**
 * Uploads one picture or document, and waits for as long as it is worked on. `onProgress` gets the share that has left this machine, 0..1:
 * only XMLHttpRequest can tell. Throws ApiError; its detail says `aborted` when `signal` ended it.
 */
export async function uploadMedia(file: File, sending: Sending): Promise<Answer<'uploadMedia'>> {
  try {
    return await sendUpload(file, sending)
  } catch (error) {
    let last = error
    while (last instanceof ApiError && last.code === 'PICTURE_PENDING') {
      sending.onPending?.()
      await new Promise((resolve) => setTimeout(resolve, againMs))
      if (sending.signal?.aborted) throw new ApiError('UNAVAILABLE', 0, { aborted: true })
      const answer = await call('getUpload', { key: sending.key }).catch((cause: unknown) => {
        last = cause
      })
      if (answer) return answer
    }
    throw last
  }
}

function sendUpload(file: File, { key, mayBeKnown, type, ...sending }: Sending): Promise<Answer<'uploadMedia'>> {
  return send(
    'uploadMedia',
    formOf(file, { key, ...(mayBeKnown && { known: 'use' }), ...(type === 'document' && { type }) }),
    sending,
  )
}

/** Puts a file in the place of a medium's. Throws ApiError. */
export function replaceMedia(file: File, id: string): Promise<Answer<'replaceMedia'>> {
  return send('replaceMedia', formOf(file, { id }), {})
}

function formOf(file: File, values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  form.set('file', file, file.name)
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

function send<Name extends 'uploadMedia' | 'replaceMedia'>(
  name: Name,
  form: FormData,
  { onProgress, signal }: Pick<Sending, 'onProgress' | 'signal'>,
): Promise<Answer<Name>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let giveUp: ReturnType<typeof setTimeout>
    const wait = (ms: number) => {
      clearTimeout(giveUp)
      giveUp = setTimeout(() => {
        reject(new ApiError('UNAVAILABLE', 0))
        request.abort()
      }, ms)
    }
    request.open('POST', apiAddress(name))
    request.upload.onprogress = (event) => {
      wait(stalledMs)
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.upload.onload = () => wait(patienceMs)
    // Also when a refusal comes before the file has left: what has been said counts, not that the line was cut.
    request.onloadend = () => {
      clearTimeout(giveUp)
      if (request.status === 0) return reject(new ApiError('UNAVAILABLE', 0, { aborted: signal?.aborted ?? false }))
      try {
        resolve(answerOf<Name>(request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    wait(stalledMs)
    request.send(form)
  })
}
