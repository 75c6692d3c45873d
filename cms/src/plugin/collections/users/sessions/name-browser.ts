import Bowser from 'bowser'

/** Browser and system of a sign-in, as people call them; null where nobody can tell. */
export interface BrowserName {
  readonly browser: string | null
  readonly system: string | null
}

/** No browser says more of itself. */
const longest = 512

/** The names alone are kept, no versions: a person recognises the device, and nobody else can. */
export function nameBrowser(userAgent: string | null): BrowserName {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest))
  return { browser: short(browser.name), system: short(os.name) }
}

/** Answers a short plain name or null: names that Bowser does not know it takes from the text itself. */
function short(name: string | undefined): string | null {
  return name && /^[\p{L}\p{N} .+-]{1,40}$/u.test(name) ? name : null
}
