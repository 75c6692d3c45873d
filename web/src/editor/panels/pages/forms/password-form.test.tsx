import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { EditorProvider } from '../../../context/editor-context.tsx'
import { EditorWords } from '../../../locales/words.tsx'
import { createShell } from '../../../session/shell.ts'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { TestClient } from '../../../testing/test-client.ts'
import { PasswordForm } from './password-form.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../../cms/api-client.ts', () => ({ call }))
vi.mock('../../../shell/settings/use-settings.ts', () => ({ useSettings: () => null }))

beforeEach(() => call.mockReset().mockResolvedValue({ revs: {} }))

async function open() {
  const source = fixtureDocument(['hero'])
  const { session } = new TestClient('Marta', new StandInServer(source))
  const { host } = await mount(
    <EditorWords>
      <EditorProvider session={session} shell={createShell()}>
        <PasswordForm page={source.page} onClose={() => undefined} />
      </EditorProvider>
    </EditorWords>,
  )
  await waitFor(() => expect(host.querySelector('input')).toBeTruthy())
  return host
}

test('seven characters are refused at the field, which says how many there must be, and nothing is sent', async () => {
  const host = await open()
  const input = host.querySelector('input') as HTMLInputElement
  await typeInto(input, 'Brille7')
  await click(host.querySelector('button[type="submit"]') as Element)
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('mindestens 8 Zeichen')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(call).not.toHaveBeenCalled()
  await typeInto(input, 'Brille 7')
  expect(host.querySelector('[role="alert"]')).toBeNull()
  await click(host.querySelector('button[type="submit"]') as Element)
  expect(call).toHaveBeenCalledWith('updatePageInfo', expect.objectContaining({ meta: { password: 'Brille 7' } }))
})
