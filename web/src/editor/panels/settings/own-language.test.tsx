import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../../../cms/api-client.ts'
import { EditorWords } from '../../locales/words.tsx'
import { openRoot } from '../../testing/open-root.ts'
import { OwnLanguage } from './own-language.tsx'

const said = vi.hoisted(() => ({ list: [] as string[] }))
vi.mock('../../../cms/api-client.ts', () => ({ call: vi.fn() }))
vi.mock('../../../ui/toasts/toasts.ts', () => {
  const toast = { success: (words: string) => said.list.push(words), error: (words: string) => said.list.push(words) }
  return { withToasts: (use: (toasts: typeof toast) => void) => use(toast) }
})
afterEach(() => {
  sessionStorage.clear()
  said.list.length = 0
  vi.mocked(call).mockReset()
})

async function open() {
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <Suspense fallback={null}>
          <OwnLanguage />
        </Suspense>
      </EditorWords>,
    ),
  )
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)
  return { radio, press: (value: string) => act(async () => radio(value)?.click()) }
}

test('the language that is chosen shows at once, is kept for the person, and says so in its own words', async () => {
  vi.mocked(call).mockResolvedValue({ language: 'fr', isOwn: true })
  const { radio } = await open()
  // Before any word of it has come.
  act(() => radio('fr')?.click())
  expect(radio('fr')?.checked).toBe(true)
  await waitFor(() => expect(said.list).toEqual(['Votre langue est enregistrée']))
  expect(call).toHaveBeenCalledWith('setLanguage', { language: 'fr' })
  expect(radio('fr')?.checked).toBe(true)
})

test('a language that could not be kept is the one before again', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError('UNAVAILABLE', 503))
  const { radio, press } = await open()
  await press('fr')
  await waitFor(() => expect(said.list).toHaveLength(1))
  await waitFor(() => expect(radio('de')?.checked).toBe(true))
})
