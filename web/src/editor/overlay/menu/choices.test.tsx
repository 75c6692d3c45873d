import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { DropdownMenu } from 'radix-ui'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { StandInServer } from '../../testing/stand-in-server.ts'
import { FieldItems } from './field-items.tsx'
import { GroupItems } from './group-items.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))

const named = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')].find(
    (item) => (item.getAttribute('aria-label') ?? item.textContent?.replace(/^[☐☑]/, '')) === words,
  )
const press = (words: string) => act(async () => named(words)?.click())

/** The open menu of the first block of a page, or of one of its fields, on a site with these languages. */
async function open(block: string, { field = '', languages = ['de'] }: { field?: string; languages?: string[] } = {}) {
  const server = new StandInServer(fixtureDocument([block]))
  server.settings = settingsSchema.parse({ languages: { default: 'de', active: languages } })
  const [group] = server.document().groups
  const groupId = group?.id ?? ''
  const opened = await openPart(
    <DropdownMenu.Root open modal={false}>
      <DropdownMenu.Content>
        {field ? <FieldItems groupId={groupId} name={field} /> : <GroupItems groupId={groupId} />}
      </DropdownMenu.Content>
    </DropdownMenu.Root>,
    { server },
  )
  await waitFor(() => expect(document.querySelector('[role="menuitem"]')).not.toBeNull())
  const values = () => opened.session.document.groups.get(groupId)?.getState().values ?? {}
  return { ...opened, groupId, values }
}

test('each field is shown or hidden from its block’s menu', async () => {
  const { values, session, server, groupId } = await open('hero')
  await press('Felder')
  await waitFor(() => expect(named('Titel')).toBeDefined())
  expect(named('Titel')?.getAttribute('aria-checked')).toBe('true')
  await press('Titel')
  expect(values()['visibleFields.title']).toBe(false)
  await press('Titel')
  expect(values()['visibleFields.title'] ?? true).toBe(true)
  await press('Titel')
  await session.flush()
  expect(server.value(`group:${groupId}:visibleFields.title`)).toBe(false)
})

test('on a site with several languages a block is shown in some of them, and the menu says in which', async () => {
  const { values } = await open('hero', { languages: ['de', 'fr'] })
  await waitFor(() => expect(named('Sprachen')).toBeDefined())
  await press('Sprachen')
  const french = localeName('fr', 'de')
  await waitFor(() => expect(named(french)).toBeDefined())
  await press(french)
  expect(values().disallowedLanguages).toEqual(['fr'])
  expect(named(french)?.getAttribute('aria-checked')).toBe('false')
})

test('on a site with one language nothing is said of languages', async () => {
  const { session } = await open('hero')
  await waitFor(() => expect(session.document.settings.getState().values).not.toBeNull())
  expect(named('Sprachen')).toBeUndefined()
  expect(named('Felder')).toBeDefined()
})

test('before a block goes that was never live, its menu says that it goes at once', async () => {
  const { shell, values } = await open('hero')
  await press('Entfernen')
  const question = shell.getState().dialog
  if (question?.type !== 'question') throw new Error('Nothing was asked')
  expect(question.text).toMatch(/war noch nie veröffentlicht .* Was nie veröffentlicht war, wird sofort gelöscht\./)
  expect(question.danger).toBe(true)
  expect(values().deleted).toBeUndefined()
  await act(async () => question.onConfirm())
  expect(values().deleted).toBe(true)
})

test('a picture is chosen in the library, from its menu', async () => {
  const { shell, session } = await open('textOnImage', { field: 'image' })
  await press('Bild wählen…')
  const library = shell.getState().dialog
  if (library?.type !== 'media') throw new Error('The library is not open')
  expect(library.accept).toBe('image')
  const media = { id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11', mediaType: 'image', alt: '' }
  await act(async () => library.onPick?.(media as never))
  const fields = [...session.document.groups.values()].flatMap((group) => Object.values(group.getState().fields))
  expect(fields.map(({ values }) => values.mediaId)).toContain(media.id)
})

test('a translation is offered where a service can make one of an original, and nowhere else', async () => {
  const { session } = await open('hero', { field: 'title' })
  expect(named('Übersetzen')).toBeUndefined()
  await act(async () => session.document.translations.setState({ isOffered: true }))
  expect(named('Übersetzen')).toBeDefined()
})
