import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { MediaItem } from 'shared/content/media.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditorWords } from '../../locales/words.tsx'
import { UploadZone } from './upload-zone.tsx'
import { useUploads } from './use-uploads.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('../../../cms/upload-media.ts', () => ({ uploadMedia: send }))

let root: Root
const onUploaded = vi.fn<(item: MediaItem) => void>()

function Library() {
  const { uploads, upload } = useUploads(onUploaded)
  return <UploadZone uploads={uploads} isEmpty={false} onFiles={upload} />
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditorWords>
        <Library />
      </EditorWords>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an upload that has arrived says so for three seconds', async () => {
  send.mockResolvedValue({ media: { id: 'a' } })
  const clipboardData = { files: [new File(['x'], 'brille.png')] }
  await act(async () =>
    document.dispatchEvent(Object.assign(new Event('paste', { cancelable: true }), { clipboardData })),
  )
  expect(onUploaded).toHaveBeenCalledOnce()
  expect(document.querySelector('li')?.textContent).toBe('brille.pngFertig')
  await act(async () => vi.advanceTimersByTime(2_900))
  expect(document.querySelector('li')).not.toBeNull()
  await act(async () => vi.advanceTimersByTime(200))
  expect(document.querySelector('li')).toBeNull()
})
