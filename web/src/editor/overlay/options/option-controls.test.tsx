import { cta } from '@blickfang/blocks/cta/contract.ts'
import { videoPlayer } from '@blickfang/blocks/video-player/contract.ts'
import type { Group } from '@blickfang/contract/kernel/block.ts'
import { typeInto } from '@blickfang/testing/mount.tsx'
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EditorProvider } from '../../context/editor-context.tsx'
import { EditorWords } from '../../locales/words.tsx'
import { createShell } from '../../session/shell.ts'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openRoot } from '../../testing/open-root.ts'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { TestClient } from '../../testing/test-client.ts'
import { OptionControls } from './option-controls.tsx'
import { SavedMark } from './saved-mark.tsx'

test('an option without a control is named as people call it, never by its key, and the others stand beside it', async () => {
  const [known] = Object.values(cta.options)
  const odd = { ...known, type: 'fromTomorrow', label: { de: 'Himmelsrichtung' }, editable: true }
  const group = { ...cta, options: { ...cta.options, skyRaw: odd }, showWhen: {} } as unknown as Group
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['cta'])))
  const [groupId = ''] = session.document.groups.keys()
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <OptionControls element={{ groupId, field: null }} group={group} />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(
    'Unbekannte Option: Himmelsrichtung',
  )
  expect(document.body.textContent).not.toMatch(/skyRaw|fromTomorrow/)
  expect(document.querySelectorAll('input').length).toBeGreaterThan(1)
})

test('what is begun in a control of options stands in it again when the page was loaded anew, and in no other block', async () => {
  localStorage.clear()
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument(['videoPlayer', 'videoPlayer'])))
  const [first = '', second = ''] = session.document.root.getState().blocks
  const address = async (groupId: string) => {
    const root = openRoot()
    await act(async () =>
      root.render(
        <EditorWords>
          <EditorProvider session={session} shell={createShell()}>
            <OptionControls element={{ groupId, field: null }} group={videoPlayer as unknown as Group} />
          </EditorProvider>
        </EditorWords>,
      ),
    )
    const [input] = [...document.querySelectorAll<HTMLInputElement>('[id="option-video-address"]')].slice(-1)
    if (!input) throw new Error('There is no address')
    return input
  }
  await typeInto(await address(first), 'https://youtu.be/dQ')
  expect((await address(first)).value).toBe('https://youtu.be/dQ')
  expect((await address(second)).value).toBe('')
})

/** The options of the first block of a page; what is let go of goes to the server. */
async function openOptions(block: Group, name: string) {
  const { session } = new TestClient('Marta', new StandInServer(fixtureDocument([name])))
  const [groupId = ''] = session.document.groups.keys()
  const release = vi.spyOn(session, 'release')
  const root = openRoot()
  await act(async () =>
    root.render(
      <EditorWords>
        <EditorProvider session={session} shell={createShell()}>
          <OptionControls element={{ groupId, field: null }} group={block} />
          <SavedMark />
        </EditorProvider>
      </EditorWords>,
    ),
  )
  return { session, release, groupId }
}

test('what is switched shows at once and is sent 100 ms after the last switch', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { session, release, groupId } = await openOptions(cta as unknown as Group, 'cta')
  const choices = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:checked)')]
  const values = () => JSON.stringify(session.document.groups.get(groupId)?.getState().values)
  const before = values()
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await act(async () => choices[0]?.click())
  expect(values()).not.toBe(before)
  await pass(60)
  await act(async () => choices[1]?.click())
  await pass(99)
  expect(release).not.toHaveBeenCalled()
  await pass(1)
  expect(release).toHaveBeenCalledOnce()
})

test('while an option is saved its window says so with a spinner, and afterwards that it is saved', async () => {
  const { session } = await openOptions(cta as unknown as Group, 'cta')
  const mark = () => document.querySelector('[role="status"]')
  expect(mark()).toBeNull()
  await act(async () => session.sync.setState({ status: 'saving' }))
  expect(mark()?.textContent).toBe('Wird gespeichert…')
  expect(mark()?.querySelector('svg[class*="spin"]')).not.toBeNull()
  await act(async () => session.sync.setState({ status: 'saved', savedAt: 1 }))
  expect(mark()?.textContent).toBe('Gespeichert')
  expect(mark()?.querySelector('svg[class*="spin"]')).toBeNull()
})
