import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { fixtureSite } from '../../../server/testing/fixture-content.ts'
import { SiteHeader } from '../site-header.tsx'
import { enhanceSubmenus } from './enhance-submenus.ts'

let button: HTMLButtonElement
let entry: HTMLElement

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<SiteHeader site={fixtureSite('de')} page={null} />)
  entry = document.querySelector('[data-submenu]') as HTMLElement
  button = entry.querySelector('button') as HTMLButtonElement
  return enhanceSubmenus(document.querySelector('header') as HTMLElement)
})

const isOpen = () => button.getAttribute('aria-expanded')
const point = (type: string, pointerType = 'mouse') => entry.dispatchEvent(new PointerEvent(type, { pointerType }))

test('the click that follows pointing keeps the submenu open, the next one closes it', () => {
  point('pointerenter')
  expect(isOpen()).toBe('true')
  button.click()
  expect(isOpen()).toBe('true')
  button.click()
  expect(isOpen()).toBe('false')
})

test('it stays while the pointer rests on it, and leaves with the pointer, clicked or not', () => {
  point('pointerenter')
  button.click()
  point('pointerleave')
  expect(isOpen()).toBe('false')
})

test('a tap opens and the next tap closes', () => {
  point('pointerenter', 'touch')
  button.click()
  expect(isOpen()).toBe('true')
  button.click()
  expect(isOpen()).toBe('false')
})

test('a key opens it without pointing, and closes it', () => {
  button.click()
  expect(isOpen()).toBe('true')
  button.click()
  expect(isOpen()).toBe('false')
})

test('who points, leaves and comes back opens it again', () => {
  point('pointerenter')
  point('pointerleave')
  point('pointerenter')
  expect(isOpen()).toBe('true')
  button.click()
  expect(isOpen()).toBe('true')
})
