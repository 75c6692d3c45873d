import {
  drawnIconFile,
  iconAddress,
  iconForms,
  readDrawnIcon,
  readIconForm,
} from '@blickfang/contract/content/icon-address.ts'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'

test.each([
  ['Optik Lindenhof', 'drawn-o-0f4c45.svg', 'o'],
  ['  Äskulap Optik', 'drawn-a-0f4c45.svg', 'a'],
  ['4 Augen', 'drawn-4-0f4c45.svg', '4'],
  ['«Brille»', 'drawn-lens-0f4c45.svg', null],
  ['Оптика', 'drawn-lens-0f4c45.svg', null],
])('«%s» has an icon with its first letter, whose name says all of it', (name, file, initial) => {
  expect(drawnIconFile(name, '#0F4C45')).toBe(file)
  expect(readDrawnIcon(file)).toEqual({ initial, color: '#0f4c45' })
})

test.each(['drawn-oo-0f4c45.svg', 'drawn-o-0f4c4.svg', 'drawn-o-0f4c45.png', '../drawn-o-0f4c45.svg', 'logo.svg'])(
  '%s names no drawn icon',
  (file) => expect(readDrawnIcon(file)).toBeNull(),
)

test('a drawn icon fills its square, and its letter reads on a light colour as on a dark one', () => {
  const [onDark, onLight] = ['#0f4c45', '#f3b58a'].map((color) => drawIcon({ initial: 'o', color }))
  expect(onDark).toMatch(/fill="#0f4c45".*fill="#ffffff"/)
  expect(onLight).toMatch(/fill="#f3b58a".*fill="#17211f"/)
})

test('an icon’s forms are read from its address, and no other is', () => {
  for (const form of iconForms) {
    expect(readIconForm(form)).toBe(form)
    expect(iconAddress('a.png', form)).toBe(`/api/bf-media/picture/a.png/${form}`)
  }
  expect(readIconForm('icon-181.png')).toBeNull()
})
