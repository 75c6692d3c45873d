import { imageUploadLimit, type MediaItem } from '@blickfang/shared/content/media.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../cms/api-error.ts'
import { EditorWords } from '../../locales/words.tsx'
import { openRoot } from '../../testing/open-root.ts'
import { UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../../../cms/upload-media.ts', () => ({ uploadMedia: send }))

const told = vi.hoisted(() => vi.fn())
vi.mock('../../../ui/toasts/toasts.ts', () => ({
  withToasts: (tell: (toast: { error: typeof told }) => void) => tell({ error: told }),
}))

const onUploaded = vi.fn<(item: MediaItem) => void>()

function Library() {
  const { uploads, upload } = useUploads(onUploaded)
  return <UploadZone uploads={uploads} isEmpty={false} onFiles={upload} />
}

beforeEach(async () => {
  told.mockClear()
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
  expect(document.querySelector('li')).toBeNull()
  await expect.poll(() => told.mock.calls).toHaveLength(1)
  const [title, { description }] = told.mock.calls[0] ?? []
  expect(title).toBe('«gross.jpg» konnte nicht hochgeladen werden')
  expect(description).toBe('Die Datei hat 26 MB. Möglich sind 25 MB; bitte verkleinern Sie das Bild.')
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
  expect(told).not.toHaveBeenCalled()
})

test('an upload that came to a halt leaves the list and says why, and the next one goes on', async () => {
  send.mockReset()
  send.mockRejectedValueOnce(new ApiError('UNAVAILABLE', 0))
  send.mockResolvedValueOnce({ media: { id: 'b' } })
  await paste(new File(['x'], 'a.png'), new File(['x'], 'b.png'))
  expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['b.pngFertig'])
  await expect
    .poll(() => told.mock.calls)
    .toEqual([
      [
        '«a.png» konnte nicht hochgeladen werden',
        { description: 'Keine Verbindung. Bitte prüfen Sie das Internet und versuchen Sie es noch einmal.' },
      ],
    ])
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
