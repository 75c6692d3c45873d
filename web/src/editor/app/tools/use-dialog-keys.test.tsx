import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { openPart } from '../../testing/open-part.tsx'
import { useDialogKeys } from './use-dialog-keys.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

function Keys() {
  useDialogKeys()
  return (
    <>
      <p data-at="beside" />
      <p data-at="text" contentEditable suppressContentEditableWarning />
      <input data-at="input" />
    </>
  )
}

async function open(query = '?toolbar=1') {
  window.history.replaceState(null, '', query)
  const { shell } = await openPart(<Keys />)
  const press = (at: string, key: string, held: object = {}) =>
    act(async () =>
      document
        .querySelector(`[data-at="${at}"]`)
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })),
    )
  return { shell, press, dialog: () => shell.getState().dialog?.type ?? null }
}

test('beside every text «?» opens the list of keys and Ctrl+K the palette, which the same key closes', async () => {
  const { press, dialog, shell } = await open()
  for (const at of ['text', 'input']) {
    await press(at, '?', { shiftKey: true })
    await press(at, 'k', { ctrlKey: true })
    expect(dialog()).toBeNull()
  }
  await press('beside', '?', { shiftKey: true })
  expect(dialog()).toBe('keys')
  // A window that waits for an answer stays.
  await press('beside', 'k', { metaKey: true })
  expect(dialog()).toBe('keys')
  await act(async () => shell.setState({ dialog: null }))
  await press('beside', 'k', { metaKey: true })
  expect(dialog()).toBe('palette')
  await press('input', 'k', { metaKey: true })
  expect(dialog()).toBeNull()
})

test('without tools the page is as visitors see it, and so are its keys', async () => {
  const { press, dialog } = await open('?')
  await press('beside', '?', { shiftKey: true })
  await press('beside', 'k', { ctrlKey: true })
  expect(dialog()).toBeNull()
})
