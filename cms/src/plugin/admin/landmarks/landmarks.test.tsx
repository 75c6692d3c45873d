import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Landmarks } from './landmarks.tsx'

let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = (view: React.ReactNode, header: React.ReactNode = null) =>
  act(async () =>
    root.render(
      <Landmarks>
        <div className="template-default__wrap">
          {header}
          <div id="view">{view}</div>
          <div />
        </div>
      </Landmarks>,
    ),
  )
const roleOf = (selector: string) => document.querySelector(selector)?.getAttribute('role') ?? null

test('a view without a main landmark is one, a view that brings its own keeps it alone', async () => {
  await show(<p>Liste</p>, <header>Kopf</header>)
  expect([roleOf('#view'), roleOf('.template-default__wrap')]).toEqual(['main', null])
  await show(<main>Dokument</main>, <header>Kopf</header>)
  await vi.waitFor(() => expect(roleOf('#view')).toBe(null))
  await show(<p>Liste</p>, <header>Kopf</header>)
  await vi.waitFor(() => expect(roleOf('#view')).toBe('main'))
})

test('a frame without a header is the main landmark itself', async () => {
  await show(<p>Anmelden</p>)
  expect([roleOf('#view'), roleOf('.template-default__wrap')]).toEqual([null, 'main'])
})
