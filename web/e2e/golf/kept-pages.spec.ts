import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from '../fixtures.ts'
import { Phone } from './phone.ts'

const paths = ['/de/game', '/de/game/edit', '/de/game/share', '/de/game/play', '/de/game/coupon']

/** A site of two builds whose files have other names, as after a deploy: what one has, the other has not. */
class DeployedSite {
  /** Nobody answers: a worker that begins at that moment is not held back by the browser's own switch. */
  isAway = false
  build = 'one'
  words = 'first'
  worker = readFileSync(resolve('web/public/game-worker.js'), 'utf8')
  readonly #register: string
  readonly #server: Server

  private constructor(register: string) {
    this.#register = register
    this.#server = createServer((request, response) => {
      if (this.isAway) return void request.socket.destroy()
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const found = this.#find(pathname)
      response.writeHead(found ? 200 : 404, {
        'content-type': found?.type ?? 'text/plain',
        'cache-control': 'no-cache',
      })
      response.end(found?.body)
    })
  }

  static async start(): Promise<DeployedSite> {
    const { outputFiles } = await build({
      ...{ entryPoints: [resolve('web/src/game/register-game-worker.ts')], bundle: true, write: false },
      ...{ format: 'iife', globalName: 'game', define: { 'process.env.NODE_ENV': '"production"' } },
    })
    const site = new DeployedSite(outputFiles[0]?.text ?? '')
    await new Promise<void>((done) => site.#server.listen(0, done))
    return site
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #find(pathname: string): { type: string; body: string } | undefined {
    const chunk = `static/chunks/${this.build}`
    if (pathname === '/game-worker.js') return { type: 'text/javascript', body: this.worker }
    if (pathname === `/_next/${chunk}-main.js`) {
      const links = JSON.stringify(Object.fromEntries(paths.map((path, index) => [index === 0 ? 'start' : path, path])))
      const more = `window.more = () => import('/_next/' + "${chunk}-lazy.js").then((it) => { document.title = it.name })`
      return { type: 'text/javascript', body: `${this.#register};game.registerGameWorker(${links});${more}` }
    }
    if (pathname === `/_next/${chunk}-lazy.js`) {
      return { type: 'text/javascript', body: `export const name = '${this.build} lazy'` }
    }
    if (!paths.includes(pathname)) return undefined
    return {
      type: 'text/html',
      body: `<!doctype html><title>-</title><h1>${this.build} ${this.words}</h1><script src="/_next/${chunk}-main.js"></script>`,
    }
  }
}

test('after a deploy and a publish a phone with signal has the new page at once, one without goes on with the whole old one', async ({
  browser,
}) => {
  // Each phone has a line of its own.
  const [site, otherSite] = [await DeployedSite.start(), await DeployedSite.start()]
  const phone = await Phone.open(browser, site.url)
  const other = await Phone.open(browser, otherSite.url)
  const goAway = async (one: Phone, from: DeployedSite, isAway = true) => {
    from.isAway = isAway
    await one.setOffline(isAway)
  }
  const deploy = (change: Partial<Pick<DeployedSite, 'build' | 'words' | 'worker'>>) => {
    for (const each of [site, otherSite]) Object.assign(each, change)
  }
  const { page } = phone
  const shows = async (path: string, heading: string, on = phone) => {
    await on.page.goto(path)
    await expect(on.page.getByRole('heading')).toHaveText(heading)
    await on.page.evaluate('more()')
    await expect(on.page).toHaveTitle(`${heading.split(' ')[0]} lazy`)
  }
  await shows('/de/game', 'one first')
  await phone.keeps('/de/game/coupon', 'one first')
  await other.page.goto('/de/game/play')
  await other.keeps('/de/game/coupon', 'one first')

  deploy({ words: 'second' })
  await shows('/de/game/play', 'one second')
  await phone.keeps('/de/game/coupon', 'one second')

  await goAway(phone, site)
  await goAway(other, otherSite)
  deploy({
    build: 'two',
    words: 'third',
    worker: `${site.worker}\n// newer`.replace("'game-1'", "'game-2'"),
  })
  for (const path of paths) await shows(path, 'one second')
  await other.page.goto('/de/game/edit')
  await expect(other.page.getByRole('heading')).toHaveText('one first')

  await goAway(other, otherSite, false)
  const newTab = await other.page.context().newPage()
  for (const path of ['/de/game/play', '/de/game/share']) {
    await newTab.goto(path)
    await expect(newTab.getByRole('heading')).toHaveText('two third')
    await expect.poll(() => newTab.evaluate(() => caches.keys())).toEqual(['game-2'])
  }
  // The tab that still shows the old build finds what it had not loaded yet.
  await other.page.evaluate('more()')
  await expect(other.page).toHaveTitle('one lazy')

  await goAway(phone, site, false)
  await shows('/de/game/play', 'two third')
  await phone.keeps('/de/game/coupon', 'two third')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['game-2'])
  await goAway(phone, site)
  for (const path of paths) await shows(path, 'two third')
  await phone.close()
  await other.close()
  site.stop()
  otherSite.stop()
})
