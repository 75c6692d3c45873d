import { click, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { EditorWords } from '../../locales/words.tsx'
import { NewPage } from './new-page.tsx'

beforeEach(() => localStorage.clear())

/** The form of a list, in a page of its own. */
async function open(list: string, onCreate = vi.fn(async () => true)) {
  const { host, unmount } = await mount(
    <EditorWords>
      <NewPage
        list={list}
        label="Neue Seite"
        nameLabel="Name"
        missing="Bitte geben Sie einen Namen ein"
        onCreate={onCreate}
      />
    </EditorWords>,
  )
  const press = (name: string) => {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))
    if (!button) throw new Error(`There is no button «${name}»`)
    return click(button)
  }
  return { press, unmount, onCreate, input: () => host.querySelector('input') }
}

const begin = async (list: string, name: string) => {
  const form = await open(list)
  await form.press('Neue Seite')
  await typeInto(form.input() as HTMLInputElement, name)
  return form
}

test('a name that was begun is there again after a reload and after the panel was closed, in its own list alone', async () => {
  const { unmount } = await begin('team', 'Marta')
  unmount()
  expect((await open('jobs')).input()).toBeNull()
  expect((await open('team')).input()?.value).toBe('Marta')
})

test('Escape folds the line and keeps its name; «cancel» gives it up', async () => {
  const form = await begin('team', 'Marta')
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await act(async () => void form.input()?.dispatchEvent(pressed))
  expect(form.input()).toBeNull()
  await form.press('Neue Seite')
  expect(form.input()?.value).toBe('Marta')
  await form.press('Abbrechen')
  await form.press('Neue Seite')
  expect(form.input()?.value).toBe('')
  expect((await open('team')).input()).toBeNull()
})

test('a page that was made leaves no name behind; one that could not be made does', async () => {
  const make = async (worked: boolean) => {
    const form = await open(
      'team',
      vi.fn(async () => worked),
    )
    if (!form.input()) await form.press('Neue Seite')
    await typeInto(form.input() as HTMLInputElement, 'Marta')
    await act(async () => form.input()?.form?.requestSubmit())
    return (await open('team')).input()?.value
  }
  expect(await make(false)).toBe('Marta')
  expect(await make(true)).toBeUndefined()
})
