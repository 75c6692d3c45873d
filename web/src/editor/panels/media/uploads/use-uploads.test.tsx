import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { imageUploadLimit, type MediaItem } from '@blickfang/contract/content/media/media.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorWords } from '../../../locales/words.tsx'
import { openRoot } from '../../../testing/open-root.ts'
import { UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../../../../cms/upload-media.ts', () => ({ uploadMedia: send }))

const onUploaded = vi.fn<(item: MediaItem) => void>()

function Library() {
  const { uploads, upload } = useUploads(onUploaded)
  return <UploadZone uploads={uploads} isEmpty={false} onFiles={upload} />
}

beforeEach(async () => {
  vi.useFakeTimers()
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <Library />
      </EditorWords>,
    ),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

async function paste(...files: File[]) {
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files } })
  await act(async () => document.dispatchEvent(event))
}

test('a file over the limit is not sent', async () => {
  send.mockClear()
  await paste(Object.defineProperty(new File(['x'], 'gross.jpg'), 'size', { value: imageUploadLimit + 1 }))
  expect(send).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toBe(
    '«gross.jpg» konnte nicht hochgeladen werden Die Datei hat 26 MB. Möglich sind 25 MB; bitte verkleinern Sie das Bild.',
  )
  expect(document.querySelector('[aria-label^="Noch einmal"]')).toBeNull()
})

test('an upload can be given up, and the next one goes on', async () => {
  send.mockClear()
  send.mockImplementationOnce(
    (_file: File, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  send.mockResolvedValueOnce({ media: { id: 'b' } })
  await paste(new File(['x'], 'a.png'), new File(['x'], 'b.png'))
  const button = document.querySelector<HTMLButtonElement>('[aria-label="Hochladen von «a.png» abbrechen"]')
  await act(async () => button?.click())
  expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['b.pngFertig'])
  expect(document.querySelector('[role=alert]')).toBeNull()
})

const press = (name: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)?.click())

test('what failed stays in the list with what to do until it is taken away, and the next one goes on', async () => {
  send.mockReset()
  send.mockRejectedValueOnce(new ApiError('UNAVAILABLE', 0))
  send.mockResolvedValueOnce({ media: { id: 'b' } })
  await paste(new File(['x'], 'a.png'), new File(['x'], 'b.png'))
  await act(async () => vi.advanceTimersByTime(60_000))
  expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    '«a.png» konnte nicht hochgeladen werden Keine Verbindung. Bitte prüfen Sie das Internet und versuchen Sie es noch einmal.Noch einmal versuchenAusblenden',
  ])
  await press('Ausblenden: Meldung zu «a.png»')
  expect(document.querySelector('li')).toBeNull()
})

test('the second try is the same upload, by its button or by choosing the file again', async () => {
  send.mockReset()
  send.mockRejectedValueOnce(new ApiError('UNAVAILABLE', 0))
  send.mockRejectedValueOnce(new ApiError('PICTURE_SLOW', 422))
  send.mockResolvedValue({ media: { id: 'a' } })
  const file = new File(['x'], 'a.png', { lastModified: 1 })
  await paste(file)
  await press('Noch einmal versuchen: «a.png»')
  await paste(file)
  await paste(file)
  const keys = send.mock.calls.map(([, { key }]) => key)
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[0])
})

test('a picture that takes long says that it is still worked on', async () => {
  send.mockReset()
  send.mockImplementationOnce((_file: File, { onPending }: { onPending: () => void }) => {
    onPending()
    return new Promise(() => {})
  })
  await paste(new File(['x'], 'a.png'))
  expect(document.querySelector('li')?.textContent).toContain('Wird noch verarbeitet …')
})

test('an upload that has arrived says so for three seconds', async () => {
  send.mockResolvedValue({ media: { id: 'a' } })
  onUploaded.mockClear()
  await paste(new File(['x'], 'brille.png'))
  expect(onUploaded).toHaveBeenCalledOnce()
  expect(document.querySelector('li')?.textContent).toBe('brille.pngFertig')
  await act(async () => vi.advanceTimersByTime(2_900))
  expect(document.querySelector('li')).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(200))
  expect(document.querySelector('li')).toBeNull()
})
