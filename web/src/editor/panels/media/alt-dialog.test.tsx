import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument, fixtureId } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { DialogHost } from '../dialog-host.tsx'
import { PlaceList } from '../publish/missing/place-list.tsx'
import { useOpenPlaces } from '../publish/missing/use-open-places.ts'

const media: MediaView = {
  id: fixtureId('picture'),
  mediaType: 'image',
  mimeType: 'image/jpeg',
  publicUrl: '/api/bf-media/file/laden.jpg',
  width: 800,
  height: 600,
  blurHash: null,
  focalPoint: null,
  alt: 'Drei Leute vor dem Laden',
}
const alt = { fieldId: fixtureId('field'), groupId: fixtureId('group'), mediaId: media.id, locale: 'fr' }
const refresh = vi.fn(async () => undefined)

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  useSearchParams: () => new URLSearchParams(),
}))
vi.mock('../../publication/publication.tsx', () => ({
  usePublication: () => ({ refresh, publication: { missingOfPage: [], missingFields: [], missingAlts: [alt] } }),
}))
vi.mock('../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

function Way() {
  const places = useOpenPlaces(() => undefined)
  return <PlaceList places={places.missing('fr')} label="Französisch" />
}

let session: TestClient['session']

beforeEach(async () => {
  const server = new StandInServer({ ...fixtureDocument(['hero']), media: { [media.id]: media } })
  session = new TestClient('Marta', server).session
  await session.start()
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <Way />
          <DialogHost />
        </EditorProvider>
      </EditorWords>,
    ),
  )
})

test('a missing alternative text is asked for on the spot, in the language that lacks it, beside the words to translate', async () => {
  const way = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Bild beschreiben«Drei Leute vor dem Laden»',
  )
  await act(async () => way?.click())
  // The dialog is a chunk of its own.
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role="dialog"] input')
    if (!found) throw new Error('There is no field.')
    return found
  })
  const dialog = field.closest('[role="dialog"]')
  expect(dialog?.textContent).toContain('Was ist zu sehen? (Französisch)')
  expect(dialog?.textContent).toContain('Zum Übersetzen: «Drei Leute vor dem Laden»')
  const form = field.form
  await act(async () => form?.requestSubmit())
  expect(session.document.alts.getState()).toEqual({})
  expect(dialog?.textContent).toContain('Bitte beschreiben Sie, was zu sehen ist.')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    setValue?.call(field, 'Trois personnes devant le magasin')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => form?.requestSubmit())
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  const alts = () => session.document.alts.getState()[media.id]
  expect(alts()).toEqual({ fr: 'Trois personnes devant le magasin' })
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(session.sync.getState()).toMatchObject({ status: 'saved', waiting: 0 })
  // One step, as every change of the page.
  session.undo()
  expect(alts()).toEqual({ fr: '' })
})
