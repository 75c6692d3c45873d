import { mount } from '@blickfang/testing/mount.tsx'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { ControlProps } from '../control.ts'
import { PoiControl } from './control.tsx'
import { type PoiEntry, poi } from './option.ts'

const start: PoiEntry = { latitude: 47.4994, longitude: 8.7291, icon: 'start' }
const end: PoiEntry = { latitude: 47.5001, longitude: 8.73, icon: 'end' }

/** The control with two places, on a page of its own. */
async function openControl() {
  const onChange = vi.fn<(value: PoiEntry[] | null) => void>()
  const props: ControlProps<PoiEntry[] | null> = {
    id: 'poi',
    option: poi({ de: 'Punkte', fr: 'Points', en: 'Points' }),
    value: [start, end],
    onChange,
    services: { language: 'de' } as ControlProps['services'],
  }
  const { host } = await mount(<PoiControl {...props} />)
  const input = (id: string) => host.querySelector<HTMLInputElement>(`#${id}`)
  const type = (id: string, text: string) =>
    act(() => {
      const field = input(id)
      field?.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const message = (id: string) => host.querySelector(`#${id}-message`)?.textContent
  return { input, type, message, onChange }
}

test('a wrong number is said under its own row, once the row is left, and saves nothing', async () => {
  const { input, type, message, onChange } = await openControl()
  type('poi-1-latitude', '91')
  expect(message('poi-1')).toBe('')
  act(() => input('poi-1-longitude')?.focus())
  expect(message('poi-1')).toBe('')
  act(() => input('poi-0-latitude')?.focus())
  expect(message('poi-1')).toContain('Breite (−90 bis 90)')
  expect(message('poi-0')).toBe('')
  expect(input('poi-1-latitude')?.getAttribute('aria-invalid')).toBe('true')
  expect(onChange).not.toHaveBeenCalled()
  type('poi-1-latitude', '47.5003')
  expect(message('poi-1')).toBe('')
  expect(onChange).toHaveBeenLastCalledWith([start, { ...end, latitude: 47.5003 }])
})

test('a pasted pair moves a marker', async () => {
  const { type, onChange } = await openControl()
  type('poi-0-latitude', '47.5, 8.74')
  expect(onChange).toHaveBeenLastCalledWith([{ ...start, latitude: 47.5, longitude: 8.74 }, end])
})
