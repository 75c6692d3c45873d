import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../local/src/testing/find-chromium.ts'
import type { Stack } from '../stack.ts'

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
}

/** A window of the size that the trials were measured in, signed in as the editor. */
export async function signedIn(browser: Browser, { url, token }: Stack): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'payload-token', value: token, url, httpOnly: true, sameSite: 'Lax' }])
  // Whoever measures has been shown around.
  await context.addInitScript(() => sessionStorage.setItem('tourSeen', '1'))
  return context.newPage()
}
