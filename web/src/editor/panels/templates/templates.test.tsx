import { typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixtureDocument } from '../../testing/fixture-document.ts'
import { openPart } from '../../testing/open-part.tsx'
import { saidInToasts } from '../../testing/said-in-toasts.ts'
import { AddBlockDialog } from '../add-block/add-block-dialog.tsx'
import { SaveTemplateDialog } from './save-template-dialog.tsx'
import { TemplatesDialog } from './templates-dialog.tsx'

beforeEach(() => localStorage.clear())

type Answer = (body: Record<string, unknown>) => readonly [status: number, body: object]

/** Answers calls by the end of their path, and notes them. */
function serve(answers: Readonly<Record<string, Answer>>) {
  const asked: (readonly [string, Record<string, unknown>])[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const [path, answer] = Object.entries(answers).find(([end]) => address.includes(end)) ?? []
    if (!path || !answer) return new Promise(() => undefined)
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    asked.push([path, body])
    const [status, json] = answer(body)
    return Response.json({ success: status === 200, ...json }, { status })
  })
  return asked
}

const template = (more: object = {}) => ({
  ...{ id: '0190a0a0-0000-7000-8000-000000000001', kind: 'block', name: 'Werkstatt', collection: null },
  ...{ blocks: ['imageBoard'], rev: 1, ...more },
})
const button = (name: string | RegExp) =>
  [...document.querySelectorAll('button')].find((one) =>
    `${one.getAttribute('aria-label') ?? ''}${one.textContent}`.match(name),
  ) as HTMLButtonElement
const press = (name: string | RegExp) => act(async () => button(name).click())
const input = () => document.querySelector('input') as HTMLInputElement
const submit = () => act(async () => input().form?.requestSubmit())

test('what was sent and not answered is sent again as the same template, and what was typed stays', async () => {
  const source = fixtureDocument(['hero'])
  const of = { itemType: 'group', id: source.groups[0]?.id ?? '' } as const
  let isUp = false
  const asked = serve({
    'templates/add': ({ name }) => (isUp ? [200, { template: template({ name }) }] : [503, { code: 'UNAVAILABLE' }]),
  })
  const onClose = vi.fn()
  const said = saidInToasts()
  await openPart(<SaveTemplateDialog of={of} name="Bühne" onClose={onClose} />, { source })
  await waitFor(() => expect(input().value).toBe('Bühne'))
  await typeInto(input(), ' \u200b ')
  await submit()
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('Bitte geben Sie einen Namen ein.')
  expect(asked).toEqual([])
  await typeInto(input(), '  Sommer ')
  await submit()
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain('nicht erreichbar'))
  expect([onClose.mock.calls.length, input().value]).toEqual([0, '  Sommer '])
  isUp = true
  await submit()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(asked.map(([, body]) => body)).toEqual([asked[0]?.[1], asked[0]?.[1]])
  expect(asked[0]?.[1]).toMatchObject({ name: 'Sommer', of })
  expect(said).toEqual(['success: «Sommer» ist als Vorlage gespeichert.'])
})

test('a template is renamed over somebody else’s name once one has read it, removed, and brought back', async () => {
  let now = template({ name: 'Winter', rev: 2 })
  let isRemoved = false
  let shown = template()
  const asked = serve({
    'templates/list': () => [200, { templates: isRemoved ? [] : [shown] }],
    'templates/name': ({ name, base }) => {
      if (base !== now.rev) {
        shown = now
        return [409, { code: 'CONFLICT', conflict: [] }]
      }
      now = template({ name, rev: now.rev + 1 })
      shown = now
      return [200, { template: now }]
    },
    'templates/remove': ({ restore }) => {
      isRemoved = restore !== true
      return [200, {}]
    },
  })
  await openPart(<TemplatesDialog onClose={vi.fn()} />)
  await waitFor(() => expect(button('Umbenennen: «Werkstatt»')).toBeDefined())
  await press('Umbenennen: «Werkstatt»')
  await typeInto(input(), 'Sommer')
  await submit()
  await waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/inzwischen in «Winter» umbenannt/),
  )
  expect(input().value).toBe('Sommer')
  await submit()
  await waitFor(() => expect(button('Umbenennen: «Sommer»')).toBeDefined())
  await press('Entfernen: «Sommer»')
  await waitFor(() => expect(button('Zurückholen')).toBeDefined())
  expect(button('Umbenennen: «Sommer»')).toBeUndefined()
  await press('Zurückholen')
  await waitFor(() => expect(button('Umbenennen: «Sommer»')).toBeDefined())
  expect(asked.filter(([path]) => path === 'templates/remove').map(([, { restore }]) => restore)).toEqual([
    undefined,
    true,
  ])
})

test('a template is found by its name, and what of it is gone is said; the page holds it in one step of undo', async () => {
  const group = (id: string, name: string, parentId: string | null) => ({
    ...{ id, name, parentId, status: 'draft', revs: {}, values: { order: 'a0' }, fields: [] },
  })
  const { id } = template()
  serve({
    'templates/list': () => [
      200,
      { templates: [template(), template({ id: id.replace(/1$/, '2'), kind: 'page', name: 'Ganze Seite' })] },
    ],
    'templates/get': () => [
      200,
      {
        ...{ template: template(), media: [], gone: { media: 2, pages: 1 } },
        groups: [group(id, 'imageBoard', null), group(id.replace(/1$/, '3'), 'imageCard', id)],
      },
    ],
  })
  const said = saidInToasts()
  const { session } = await openPart(<AddBlockDialog position="end" onClose={() => undefined} />)
  await waitFor(() => expect(document.body.textContent).toContain('Eigene Vorlagen'))
  expect(button(/^Ganze Seite/)).toBeUndefined()
  await typeInto(input(), 'werkst')
  expect(document.body.textContent).not.toContain('Kein Block passt')
  const before = session.document.root.getState().blocks
  await press(/^Werkstatt/)
  const blocks = () => session.document.root.getState().blocks
  await waitFor(() => expect(blocks()).toHaveLength(before.length + 1))
  const made = session.document.groups.get(blocks().at(-1) ?? '')?.getState()
  expect([made?.name, made?.children.length]).toEqual(['imageBoard', 1])
  await waitFor(() => expect(said).toHaveLength(2))
  expect(said[0]).toMatch(/^info: 2 Bilder oder Dateien der Vorlage gibt es nicht mehr\./)
  expect(said[1]).toMatch(/^info: Eine Seite, zu der die Vorlage führte, gibt es nicht mehr\./)
  await act(async () => void session.undo())
  expect(blocks()).toEqual(before)
})

test('where the list does not come it is said, and asked for again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isUp = false
  serve({ 'templates/list': () => (isUp ? [200, { templates: [template()] }] : [503, { code: 'UNAVAILABLE' }]) })
  await openPart(<TemplatesDialog onClose={vi.fn()} />, { language: 'fr' })
  await waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('n’ont pas pu être chargés'),
  )
  isUp = true
  await press('Réessayer')
  await waitFor(() => expect(document.body.textContent).toContain('Werkstatt'))
})
