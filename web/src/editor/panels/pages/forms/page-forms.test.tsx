import type { EditorPageEntry } from '@blickfang/contract/content/editor-page.ts'
import { settingsSchema } from '@blickfang/contract/content/settings.ts'
import { click, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { expect, test } from 'vitest'
import { usePageEntry } from '../../../context/editor-context.tsx'
import { fixtureDocument } from '../../../testing/fixture-document.ts'
import { openPart } from '../../../testing/open-part.tsx'
import { StandInServer } from '../../../testing/stand-in-server.ts'
import { DescriptionForm } from './description-form.tsx'
import { LanguagesForm } from './languages-form.tsx'
import { NameForm } from './name-form.tsx'

const forms = { name: NameForm, description: DescriptionForm, languages: LanguagesForm }

function Open({ of }: { of: keyof typeof forms }) {
  const page = usePageEntry()
  const Form = forms[of]
  return page ? <Form page={page} locale="de" onClose={() => undefined} /> : null
}

/** Marta has a form open while Luca saves another value, of which her editor hears. */
async function open(of: keyof typeof forms, heard: Partial<EditorPageEntry>) {
  const source = fixtureDocument(['hero'])
  const server = new StandInServer(source)
  server.settings = settingsSchema.parse({ languages: { default: 'de', active: ['de', 'fr', 'it'] } })
  const { session } = await openPart(<Open of={of} />, { source, server })
  await waitFor(() => expect(document.querySelectorAll('[data-part] input, [data-part] textarea')).not.toHaveLength(0))
  const { site } = session.document
  const hear = () =>
    act(async () =>
      site.setState(({ entries }) => ({
        entries: { ...entries, [source.page.id]: { ...(entries[source.page.id] ?? source.page), ...heard } },
      })),
    )
  const save = () => click(document.querySelector('button[type=submit]') as Element)
  const field = () => document.querySelector('[data-part] input, [data-part] textarea') as HTMLInputElement
  return {
    hear,
    save,
    field,
    page: () => site.getState().entries[source.page.id],
    canUndo: () => session.history.getState().canUndo,
  }
}

test.each(['name', 'description'] as const)(
  'a form for the %s in which nothing was typed follows a colleague, and sends nothing over their words',
  async (of) => {
    const { hear, save, field, page, canUndo } = await open(of, { [of]: { de: 'Lucas Worte' } })
    await hear()
    expect(field().value).toBe('Lucas Worte')
    await save()
    expect([page()?.[of].de, canUndo()]).toEqual(['Lucas Worte', false])
  },
)

test.each(['name', 'description'] as const)(
  'a form for the %s in which something was typed says what a colleague has saved since',
  async (of) => {
    const { hear, save, field, page } = await open(of, { [of]: { de: 'Lucas Worte' } })
    await typeInto(field(), 'Martas Worte')
    expect(document.querySelector('[role=alert]')).toBeNull()
    await hear()
    expect(field().value).toBe('Martas Worte')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('«Lucas Worte»')
    await save()
    expect(page()?.[of].de).toBe('Martas Worte')
  },
)

test('a language that a colleague takes away meanwhile stays away when another one is', async () => {
  const { hear, save, page } = await open('languages', { disallowedLanguages: ['fr'] })
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-part] input[type=checkbox]')]
  const [, , last] = boxes()
  await click(last as Element)
  await hear()
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false])
  await save()
  expect(page()?.disallowedLanguages).toEqual(['fr', 'it'])
})
