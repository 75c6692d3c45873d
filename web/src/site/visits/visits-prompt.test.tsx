// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { sendAnalytics } from '@blickfang/views/site/visitor/analytics.ts'
import { hasConsent, setConsent } from '@blickfang/views/site/visitor/consent.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { fixtureSite } from '../../server/testing/fixture-content.ts'
import { SiteFooter } from '../footer/site-footer.tsx'
import { askVisits } from './ask-visits.ts'
import { VisitsPrompt } from './visits-prompt.tsx'

const none = { analytics: { id: '' }, tagManager: { id: '' }, pixel: { id: '' } }
const analytics = { ...none, analytics: { id: 'G-AB12' } }

let end = () => {}

/** A page of a site with these trackers, as the visitor's browser makes it. */
function openPage(tracking: typeof none, isQuiet = false) {
  const site = { ...fixtureSite('de'), tracking }
  document.head.replaceChildren()
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <VisitsPrompt site={site} isQuiet={isQuiet} />
      <SiteFooter site={site} />
    </>,
  )
  end()
  const asked = prompt()
  end = asked ? askVisits(asked) : () => {}
}

const prompt = () => document.getElementById('visits')
const press = (answer: 'yes' | 'no') => prompt()?.querySelector<HTMLElement>(`[data-answer="${answer}"]`)?.click()
const choice = () => document.querySelector<HTMLElement>('[data-consent-choice]')
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})

test('a site that counts nobody asks nothing, and the footer offers no choice', async () => {
  openPage(none)
  expect([prompt(), choice()?.hidden]).toEqual([null, true])
  openPage({ ...none, analytics: { id: 'noch keine Nummer' } })
  expect([prompt(), choice()?.hidden]).toEqual([null, true])
})

test('nothing is loaded before a yes, nor after a no, and nobody asks a second time', async () => {
  openPage(analytics)
  expect(prompt()?.hidden).toBe(false)
  expect(prompt()?.textContent).toContain('Google Analytics')
  press('no')
  expect([prompt()?.hidden, hasConsent('analytics'), loaded()]).toEqual([true, false, []])
  openPage(analytics)
  expect([prompt()?.hidden, loaded()]).toEqual([true, []])
})

test('a yes loads who counts, now and on the next page, and nobody else', async () => {
  openPage(analytics)
  press('yes')
  await vi.dynamicImportSettled()
  const address = 'https://www.googletagmanager.com/gtag/js?id=G-AB12'
  expect([hasConsent('analytics'), loaded()]).toEqual([true, [address]])
  openPage(analytics)
  await vi.dynamicImportSettled()
  expect([prompt()?.hidden, loaded()]).toEqual([true, [address]])
})

test('what a block counts reaches Google Analytics as a command, and a tag manager as the plain event', async () => {
  const event = ['event', 'slider_progress_update', { currentIndex: 2 }]
  const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
  openPage(analytics)
  press('yes')
  await vi.dynamicImportSettled()
  sendAnalytics('slider_progress_update', { currentIndex: 2 })
  expect(commands()).toContainEqual(event)

  delete window.dataLayer
  openPage({ ...analytics, tagManager: { id: 'GTM-CD34' } })
  await vi.dynamicImportSettled()
  sendAnalytics('slider_progress_update', { currentIndex: 2 })
  expect(commands()).not.toContainEqual(event)
  expect(window.dataLayer).toContainEqual({ event: 'slider_progress_update', currentIndex: 2 })
})

test('a yes that is taken back takes away what was left behind, and stops who counts', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  openPage(analytics)
  expect(choice()?.hidden).toBe(false)
  press('yes')
  await vi.dynamicImportSettled()
  // biome-ignore lint/suspicious/noDocumentCookie: what Google's script leaves behind
  document.cookie = '_ga_AB12=1; path=/'
  setConsent('analytics', false)
  expect([hasConsent('analytics'), document.cookie, reload.mock.calls.length]).toEqual([false, '', 1])
})

test('on the game’s pages nobody is asked', async () => {
  openPage(analytics, true)
  expect(prompt()?.hidden).toBe(true)
})

test('another answer on this device stays when this one is given', async () => {
  localStorage.setItem('consent', '{"foreignMap":true}')
  openPage(analytics)
  press('yes')
  await vi.dynamicImportSettled()
  expect([hasConsent('foreignMap'), hasConsent('analytics')]).toEqual([true, true])
})
