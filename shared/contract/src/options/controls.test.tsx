import { choose, click, leave, mount, typeInto } from '@blickfang/testing/mount.tsx'
import { waitFor } from '@blickfang/testing/wait-for.ts'
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Option } from '../kernel/option.ts'
import type { Control, ControlServices, PageChoice, PageLists } from './control.ts'
import { controls } from './controls.generated.ts'
import { options } from './options.generated.ts'

const label = { de: 'Einstellung', fr: 'Réglage', en: 'Setting' }
const page: PageChoice = {
  id: '7d3c1f0e-3f0b-4b6e-9d0c-0a4a4a6e1c11',
  collection: 'team',
  role: 'contact',
  name: 'Marta',
  status: 'draft',
  isDraft: false,
}
const block = '0b0d4c1e-9a55-4a0c-8a42-8f2f7a7f1a01'
const otherBlock = '0b0d4c1e-9a55-4a0c-8a42-8f2f7a7f1a02'
const services: ControlServices = {
  readSetting: async (name) => ({ 'membership.healthOptics': true, 'business.kind': 'optician' })[name],
  language: 'de',
  listPages: async () => ({
    navigation: [{ id: 'n1', label: 'Über uns', pages: [] }],
    topLevel: { pages: [], next: null },
    collections: [{ name: 'team', label: 'Team', pages: [page], next: null }],
  }),
  listMorePages: async () => ({ pages: [], next: null }),
  listBlocks: async () => [
    { id: block, label: 'Hero: Willkommen' },
    { id: otherBlock, label: 'Text' },
  ],
  listBranches: async () => [
    { id: block, name: 'Lindenhof', street: 'Marktgasse', streetNumber: '47', city: 'Winterthur' },
    { id: otherBlock, name: 'Lindenhof am See', street: 'Seestrasse', streetNumber: '2', city: 'Zürich' },
  ],
  pickMedia: async () => ({ id: page.id, publicUrl: '/bild.jpg', alt: '' }),
  addVideo: async () => ({ id: page.id }),
  mediaUrl: async () => '/bild.jpg',
  mediaName: async () => 'Preise.pdf',
}

let close: (() => void) | undefined
afterEach(() => close?.())

interface SurroundingsProps {
  option: Option
  first: unknown
  lent: ControlServices
  hear: (value: unknown) => void
}

function Surroundings({ option, first, lent, hear }: SurroundingsProps) {
  const [value, setValue] = useState(first)
  const Input = controls[option.type as keyof typeof controls] as Control<unknown>
  const onChange = (next: unknown) => {
    hear(next)
    setValue(next)
  }
  return <Input id="probe" option={option} value={value} onChange={onChange} services={lent} />
}

async function show(option: Option, first: unknown = option.fallback, lent: ControlServices = services) {
  const heard = vi.fn()
  const { host, unmount } = await mount(<Surroundings option={option} first={first} lent={lent} hear={heard} />)
  close = unmount
  const find = <E extends Element>(selector: string) => {
    const found = host.querySelector<E>(selector)
    if (!found) throw new Error(`Nothing matches ${selector}`)
    return found
  }
  return { host, heard, find }
}

test.each(Object.entries(options).map(([type, use]) => [type, use(label)] as const))(
  '%s names what it sets',
  async (_, option) => {
    const { host } = await show(option)
    expect(host.querySelector('legend, label, span')?.textContent).toContain('Einstellung')
  },
)

test('a choice offers what its use offers, by name, and says what was chosen', async () => {
  const { host, heard, find } = await show(options.gridLayout(label, { filter: ['split', 'carousel'] }))
  expect([...host.querySelectorAll('label')].map((choice) => choice.textContent)).toEqual(['Geteilt', 'Karussell'])
  await click(find('input[value=carousel]'))
  expect(heard).toHaveBeenLastCalledWith('carousel')
})

test('a colour can be reset', async () => {
  const { heard, find } = await show(options.colorSwatches(label), 'primary')
  await click(find('input[value=reset]'))
  expect(heard).toHaveBeenLastCalledWith(null)
})

test('the stepper goes up and down by one and stops at its bounds', async () => {
  const { heard, find } = await show(options.number(label, { range: { min: 1, max: 3 }, fallback: 2 }))
  await click(find('[aria-label="Eins mehr"]'))
  expect(heard).toHaveBeenLastCalledWith(3)
  expect(find<HTMLButtonElement>('[aria-label="Eins mehr"]').disabled).toBe(true)
})

test('a typed number is clamped, a blank one is the smallest and says so: never 0 without a word', async () => {
  const { heard, find, host } = await show(options.number(label, { range: { min: 2, max: 5 }, fallback: 3 }))
  await typeInto(find<HTMLInputElement>('input'), '99')
  expect(heard).toHaveBeenLastCalledWith(5)
  await typeInto(find<HTMLInputElement>('input'), '')
  await leave(find('input'))
  expect(heard).toHaveBeenLastCalledWith(2)
  expect(host.querySelector('[aria-live]')?.textContent).toBe('Ohne Zahl gilt 2.')
  await typeInto(find<HTMLInputElement>('input'), '3')
  expect(host.querySelector('[aria-live]')?.textContent).toBe('')
})

test('letters are no number: the message stands under the input and nothing is saved', async () => {
  const { host, heard, find } = await show(options.number(label))
  await typeInto(find<HTMLInputElement>('input'), 'drei')
  expect(host.textContent).toContain('Bitte geben Sie eine gültige Nummer ein')
  expect(heard).not.toHaveBeenCalled()
})

const url = (address: string) => ({ type: 'url', url: address })
const booking = (address: string) => ({ type: 'iframe', url: address })

test.each([
  ['number', 50, ["2'000", '2.5', '7 Stück', '-x', '3 ']],
  ['count', 12, ['3000', '4x', '2.5']],
  ['link', url('https://zeiss.ch'), ['https://termine.ch:99999', 'optik.ch wer', 'a.ch<']],
  ['bookingLink', booking('https://alt.ch/termin'), ['https://termine.ch:99999', 'https://neu.ch/ x y', 'neu.ch<']],
] as const)('of what a %s refuses no beginning stays: the value is the one from before', async (type, first, texts) => {
  const option =
    type === 'count' ? options.count(label, { range: { min: 1, max: 999 }, fallback: 1 }) : options[type](label)
  let refused = 0
  for (const text of texts) {
    const { heard, find } = await show(option as Option, first)
    const input = () => find<HTMLInputElement>('input#probe, input:not([type=radio])')
    for (let end = 1; end <= text.length; end++) await typeInto(input(), text.slice(0, end))
    await leave(input())
    // What it takes all the same, it has taken whole.
    const isRefused = input().getAttribute('aria-invalid') === 'true'
    refused += isRefused ? 1 : 0
    if (isRefused) expect([text, heard.mock.lastCall?.[0] ?? first]).toEqual([text, first])
    close?.()
  }
  expect(refused).toBeGreaterThan(0)
})

test('a web address is passed on once it is one', async () => {
  const { host, heard, find } = await show(options.link(label), { type: 'url', url: 'https://zeiss.ch' })
  await typeInto(find<HTMLInputElement>('input#probe'), 'javascript:alert(1)')
  await leave(find('input#probe'))
  expect(heard).not.toHaveBeenCalled()
  expect(host.textContent).toContain('Bitte geben Sie eine gültige URL ein')
  await typeInto(find<HTMLInputElement>('input#probe'), 'optik-lindenhof.ch')
  expect(heard).toHaveBeenLastCalledWith({ type: 'url', url: 'https://optik-lindenhof.ch' })
})

test('the page picker opens the section of the chosen page and closes the others', async () => {
  const { host, heard, find } = await show(options.link(label), {
    type: 'page',
    page: { id: page.id, collection: 'team' },
  })
  expect([...host.querySelectorAll('details')].map((section) => section.open)).toEqual([false, false, true])
  expect(find('button[aria-pressed=true]').textContent).toBe('Marta')
  await click(find('button[aria-pressed=true]'))
  expect(heard).toHaveBeenLastCalledWith({ type: 'page', page: { id: page.id, collection: 'team' } })
})

test('a page of the menu stands there alone, and one that was never live says so', async () => {
  const listPages = async () => ({
    navigation: [{ id: 'n1', label: 'Über uns', pages: [page] }],
    topLevel: { pages: [{ ...page, id: 'neu', name: 'Neues', role: null, isDraft: true }], next: null },
    collections: [{ name: 'team', label: 'Team', pages: [page, { ...page, id: 'zoe', name: 'Zoe' }], next: null }],
  })
  const { host } = await show(options.link(label), null, { ...services, listPages })
  const names = [...host.querySelectorAll('[aria-pressed]')].map((button) => button.textContent)
  expect(names).toEqual(['Marta', 'NeuesEntwurf', 'Zoe'])
  expect(host.textContent).toContain('Nicht zugeordnet')
})

test('the page picker shows the page that a link names by its role', async () => {
  const { host, find } = await show(options.link(label), { type: 'page', role: '~contact' })
  expect([...host.querySelectorAll('details')].map((section) => section.open)).toEqual([false, false, true])
  expect(find('button[aria-pressed=true]').textContent).toBe('Marta')
})

test('the page picker has its sections before its pages have come, so that nothing moves when they do', async () => {
  let come: (lists: PageLists) => void = () => undefined
  const listPages = () =>
    new Promise<PageLists>((resolve) => {
      come = resolve
    })
  const lent = { ...services, listPages }
  const { host } = await show(options.link(label), null, lent)
  const titles = () => [...host.querySelectorAll('summary')].map((title) => title.textContent)
  const before = titles()
  expect(before).toHaveLength(3)
  expect(host.querySelector('details p')?.textContent).toBe('Seiten werden geladen…')
  expect(host.querySelector('[role=status]')?.textContent).toBe('Seiten werden geladen…')
  await act(async () => come(await services.listPages({ search: '', chosen: null })))
  expect(titles()).toEqual(before)
  expect(host.querySelector('[role=status]')?.textContent).toBe('')
  expect(host.querySelector('details:last-of-type button')?.textContent).toBe('Marta')
})

test('the page picker goes on in a list, without showing a page twice, and searches all of them', async () => {
  const choices = (...names: string[]) => names.map((name) => ({ ...page, id: name, role: null, name }))
  const asked: string[] = []
  const lent = {
    ...services,
    listPages: async ({ search, chosen }: { search: string; chosen: string | null }) => {
      asked.push(`${search} ${chosen}`)
      const found = search ? choices('Zoe') : choices('Zoe', 'Anna')
      return {
        navigation: [],
        topLevel: { pages: [], next: null },
        collections: [{ name: 'team', label: 'Team', pages: found, next: search ? null : 'a1,Anna' }],
      }
    },
    listMorePages: async () => ({ pages: choices('Beat', 'Zoe'), next: null }),
  }
  const link = { type: 'page', page: { id: 'Zoe', collection: 'team' } }
  const { host, find } = await show(options.link(label), link, lent)
  const names = () => [...host.querySelectorAll('[aria-pressed]')].map((button) => button.textContent)
  expect(names()).toEqual(['Zoe', 'Anna'])
  await click(find('[aria-label="Mehr laden: Team"]'))
  expect(names()).toEqual(['Zoe', 'Anna', 'Beat'])
  expect(host.querySelector('[aria-label="Mehr laden: Team"]')).toBeNull()
  await typeInto(find('input[type=search]'), 'zo')
  await waitFor(() => expect(asked).toEqual([' Zoe', 'zo null']))
  await waitFor(() => expect(names()).toEqual(['Zoe']))
})

test('a link leads to a block of its page, and to its beginning again', async () => {
  const start = { type: 'page', page: { id: page.id, collection: 'team' } }
  const { heard, find } = await show(options.link(label), start)
  const select = find<HTMLSelectElement>('select')
  expect(select.labels[0]?.textContent).toBe('Stelle auf der Seite')
  expect([...select.options].map(({ text }) => text)).toEqual(['Anfang der Seite', 'Hero: Willkommen', 'Text'])
  await choose(select, block)
  expect(heard).toHaveBeenLastCalledWith({ ...start, block })
  await choose(select, '')
  expect(heard).toHaveBeenLastCalledWith(start)
})

test('a block that is gone is named as such, and another page begins at its top', async () => {
  const gone = '0b0d4c1e-9a55-4a0c-8a42-8f2f7a7f1a09'
  const { heard, find } = await show(options.link(label), { type: 'page', role: '~contact', block: gone })
  expect(find<HTMLSelectElement>('select').selectedOptions[0]?.text).toBe('Entfernter Block')
  await click(find('button[aria-pressed=true]'))
  expect(heard).toHaveBeenLastCalledWith({ type: 'page', page: { id: page.id, collection: 'team' } })
})

test('a picture is chosen in the library and can be removed', async () => {
  const { heard, find } = await show(options.media(label))
  await click(find('button'))
  expect(heard).toHaveBeenLastCalledWith(page.id)
  await click(find('button:last-of-type'))
  expect(heard).toHaveBeenLastCalledWith(null)
})

test('branches are ticked, and none at all is said by null', async () => {
  const { host, heard, find } = await show(options.location(label), [otherBlock])
  await waitFor(() => expect(host.querySelectorAll('input')).toHaveLength(2))
  expect(host.textContent).toContain('Lindenhof Marktgasse 47, Winterthur')
  await click(find(`input#probe-${block}`))
  expect(heard).toHaveBeenLastCalledWith([block, otherBlock])
  await click(find(`input#probe-${block}`))
  await click(find(`input#probe-${otherBlock}`))
  expect(heard).toHaveBeenLastCalledWith(null)
})

test('without a branch it says where they are entered, and that they could not be loaded', async () => {
  const none = await show(options.location(label), null, { ...services, listBranches: async () => [] })
  await waitFor(() => expect(none.host.textContent).toContain('Noch keine Standorte'))
  close?.()
  const away = { ...services, listBranches: () => Promise.reject(new Error('away')) }
  const { host } = await show(options.location(label), null, away)
  await waitFor(() => expect(host.textContent).toContain('konnten nicht geladen werden'))
})

test('a file is called by its name, and asked for as a file', async () => {
  const pickMedia = vi.fn(async () => ({ id: page.id, publicUrl: '/api/bf-media/file/preise.pdf', alt: '' }))
  const file = options.media(label, { filter: ['document'] })
  const { heard, find, host } = await show(file, page.id, { ...services, pickMedia })
  await waitFor(() => expect(host.textContent).toContain('Preise.pdf'))
  expect(host.querySelector('img')).toBeNull()
  await click(find('button'))
  expect(pickMedia).toHaveBeenCalledWith('document')
  expect(heard).toHaveBeenLastCalledWith(page.id)
})

const videoOption = options.media(label, { filter: ['video'] })

test('a pasted address of a video is kept at once, and the block plays it', async () => {
  const addVideo = vi.fn(async () => ({ id: page.id }))
  const { heard, find, host } = await show(videoOption, null, { ...services, addVideo })
  const field = find<HTMLInputElement>('input#probe-address')
  const clipboardData = { getData: () => 'https://youtu.be/dQw4w9WgXcQ' }
  await act(async () => {
    field.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }))
  })
  expect(addVideo).toHaveBeenCalledWith({ source: 'youtube', videoId: 'dQw4w9WgXcQ' })
  expect(heard).toHaveBeenLastCalledWith(page.id)
  expect(host.textContent).toContain('Video übernommen')
})

test('an address that is no video is refused with a sentence and passed on to nobody; so is one that its service does not have', async () => {
  const addVideo = vi.fn(async () => ({ failure: 'Dieses Video gibt es nicht.' }))
  const { heard, find, host } = await show(videoOption, null, { ...services, addVideo })
  const add = () => click(find<HTMLButtonElement>('input#probe-address + button'))
  await typeInto(find<HTMLInputElement>('input#probe-address'), 'https://vimeo.com/76979871')
  await add()
  expect(host.textContent).toContain('Bitte geben Sie eine gültige YouTube-URL ein')
  expect(addVideo).not.toHaveBeenCalled()
  await typeInto(find<HTMLInputElement>('input#probe-address'), 'dQw4w9WgXcQ')
  await add()
  expect(host.textContent).toContain('Dieses Video gibt es nicht.')
  expect(heard).not.toHaveBeenCalled()
})

const unfinished = ['xx', 'https://', '47.x', '12 Uhr', 'noch nicht']

test.each(Object.entries(options).map(([type, use]) => [type, use(label)] as const))(
  '%s: what is typed is passed on or kept from the first letter on, and stands there again after a reload without leaving',
  async (_, option) => {
    const texts = new Map<string, string>()
    const kept = {
      read: (id: string) => texts.get(id) ?? null,
      write: (id: string, text: string | null) => void (text === null ? texts.delete(id) : texts.set(id, text)),
    }
    const inputs = (host: HTMLElement) => [
      ...host.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'input:not([type=radio], [type=checkbox], [type=search]), textarea',
      ),
    ]
    const open = async (value: unknown) => {
      const shown = await show(option, value, { ...services, kept })
      // Places are typed into once there are any.
      const [first] = shown.host.querySelectorAll('button')
      if (option.type === 'poi' && inputs(shown.host).length === 0 && first) await click(first)
      return shown
    }
    for (const kind of await kindsOf(option)) {
      for (const words of unfinished) {
        texts.clear()
        const before = await open(option.fallback)
        if (kind) await click(before.find(kind))
        for (const input of inputs(before.host)) await typeInto(input, words)
        const wanted = inputs(before.host).map((input) => input.value)
        const value = before.heard.mock.lastCall ? before.heard.mock.lastCall[0] : option.fallback
        close?.()
        const after = await open(value)
        const there = inputs(after.host).map((input) => input.value)
        expect(there.map((text, index) => text.includes(wanted[index] ?? '?'))).toEqual(wanted.map(() => true))
        close?.()
      }
    }
  },
)

/** A control with kinds has an input for each of them. */
async function kindsOf(option: Option): Promise<(string | null)[]> {
  if (option.type !== 'link') return [null]
  const { host } = await show(option)
  const radios = host.querySelectorAll('input[type=radio]')
  close?.()
  return [...radios].map((_, index) => `label:nth-of-type(${index + 1}) input[type=radio]`)
}

test('a route is passed on while it is typed, and what is wrong is said on leaving', async () => {
  const { host, heard } = await show(options.mapRoute(label))
  const field = host.querySelector('textarea') as HTMLTextAreaElement
  await typeInto(field, '47.49941, 8.72911')
  expect(heard).not.toHaveBeenCalled()
  await leave(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await typeInto(field, '47.49941, 8.72911\n47.5, 8.73')
  expect(heard).toHaveBeenLastCalledWith([
    [8.72911, 47.49941],
    [8.73, 47.5],
  ])
  expect(field.getAttribute('aria-invalid')).toBe('false')
})
