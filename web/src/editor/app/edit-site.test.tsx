import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { EditorProvider } from '../context/editor-context.tsx'
import { EditorWords } from '../locales/words.tsx'
import { createShell } from '../session/shell.ts'
import { fixtureDocument } from '../testing/fixture-document.ts'
import { StandInServer } from '../testing/stand-in-server.ts'
import { TestClient } from '../testing/test-client.ts'
import { editSite } from './edit-site.tsx'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))

test('a picture that a source hands over, as of a service, is shown', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const of = {
    id: '7d83d070-5648-4a0b-a1bb-7c9d7c21592a',
    ...{ mediaType: 'image', mimeType: 'image/png', publicUrl: '/api/bf-media/file/brille.png' },
    ...{ width: 40, height: 30, blurHash: null, focalPoint: null, alt: 'Eine Brille' },
  }
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['hero'])))
  const { Picture } = editSite({ locale: 'de', timeZone: 'Europe/Zurich', country: 'CH' })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <Picture of={of} sizes="100vw" />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  expect(document.querySelector('img')?.alt).toBe('Eine Brille')
  await act(async () => root.unmount())
})
