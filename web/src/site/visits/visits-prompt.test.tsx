// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { sendAnalytics } from '@blickfang/shared/site/visitor/analytics.ts'
import { hasConsent } from '@blickfang/shared/site/visitor/consent.ts'
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
const choice = () => document.querySelector<HTMLElement>('[data-visits-choice]')
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})

test('a site that counts nobody asks nothing, and has nothing to choose', () => {
  openPage(none)
  expect([prompt(), choice()]).toEqual([null, null])
  openPage({ ...none, analytics: { id: 'noch keine Nummer' } })
  expect([prompt(), choice()]).toEqual([null, null])
})

test('nothing is loaded before a yes, nor after a no, and nobody asks a second time', () => {
  openPage(analytics)
  expect(prompt()?.hidden).toBe(false)
  expect(prompt()?.textContent).toContain('Google Analytics')
  press('no')
  expect([prompt()?.hidden, hasConsent('analytics'), loaded()]).toEqual([true, false, []])
  openPage(analytics)
  expect([prompt()?.hidden, loaded()]).toEqual([true, []])
})

test('a yes loads who counts, now and on the next page, and nobody else', () => {
  openPage(analytics)
  press('yes')
  const address = 'https://www.googletagmanager.com/gtag/js?id=G-AB12'
  expect([hasConsent('analytics'), loaded()]).toEqual([true, [address]])
  openPage(analytics)
  expect([prompt()?.hidden, loaded()]).toEqual([true, [address]])
})

test('what a block counts reaches Google Analytics as a command, and a tag manager as the plain event', () => {
  const event = ['event', 'slider_progress_update', { currentIndex: 2 }]
  const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))
  openPage(analytics)
  press('yes')
  sendAnalytics('slider_progress_update', { currentIndex: 2 })
  expect(commands()).toContainEqual(event)

  delete window.dataLayer
  openPage({ ...analytics, tagManager: { id: 'GTM-CD34' } })
  sendAnalytics('slider_progress_update', { currentIndex: 2 })
  expect(commands()).not.toContainEqual(event)
  expect(window.dataLayer).toContainEqual({ event: 'slider_progress_update', currentIndex: 2 })
})

test('the footer opens the question again, says what holds, and takes a yes back', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  openPage(analytics)
  press('yes')
  // biome-ignore lint/suspicious/noDocumentCookie: what Google's script leaves behind
  document.cookie = '_ga_AB12=1; path=/'
  choice()?.click()
  expect([prompt()?.hidden, document.activeElement?.id]).toEqual([false, 'visits'])
  expect(prompt()?.querySelector<HTMLElement>('[data-now="yes"]')?.hidden).toBe(false)
  press('no')
  expect([hasConsent('analytics'), document.cookie, reload.mock.calls.length]).toEqual([false, '', 1])
  expect(document.activeElement).toBe(choice())
})

test('on the game’s pages it waits in the footer', () => {
  openPage(analytics, true)
  expect(prompt()?.hidden).toBe(true)
  choice()?.click()
  expect(prompt()?.hidden).toBe(false)
})

test('another answer on this device stays when this one is given', () => {
  localStorage.setItem('consent', '{"foreignMap":true}')
  openPage(analytics)
  press('yes')
  expect([hasConsent('foreignMap'), hasConsent('analytics')]).toEqual([true, true])
})
