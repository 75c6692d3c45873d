import { type Answer, answerOf, parse } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { routes } from './routes.ts'

/** Uploads one picture. `onProgress` gets the share that has left this machine, 0..1: only XMLHttpRequest can tell. Throws ApiError. */
export function uploadMedia(
  file: File,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Answer<'uploadMedia'>> {
  const form = new FormData()
  form.set('file', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/v1${routes.uploadMedia[1]}`)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onload = () => {
      try {
        resolve(answerOf<'uploadMedia'>(request.status, parse(request.responseText)))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new ApiError('UNAVAILABLE', 0))
    request.onabort = () => reject(new ApiError('UNAVAILABLE', 0, { aborted: true }))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
