import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@blickfang/local/src/process/free-port.ts'
import type { Engine, Point, Press, Tab } from './tab.ts'

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Keys without a letter, as the W3C's protocol for drivers numbers them. */
const special: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** WebKit for GTK, which is Safari's engine, in a window on a screen that nobody sees: each person has a browser of their own. */
export function startWebkit(driver: string): Engine {
  const running = new Set<() => Promise<void>>()
  return {
    meet: async () => {
      const { ask, end } = await openSession(driver)
      running.add(end)
      const leave = async () => {
        running.delete(end)
        await end()
      }
      const tab = new WebkitTab(ask, (await ask('GET', '/window')) as string)
      await tab.resize(1440, 900)
      return { tab, leave }
    },
    close: async () => {
      for (const end of running) await end()
    },
  }
}

async function openSession(driver: string): Promise<{ ask: Ask; end: () => Promise<void> }> {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const process_ = spawn('xvfb-run', [...screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      ...{ TZ: 'Europe/Zurich', LANG: 'de_CH.UTF-8', LANGUAGE: 'de', LIBGL_ALWAYS_SOFTWARE: '1' },
      // Its sandbox needs more of a container than there is.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const server = askAt(`http://127.0.0.1:${port}`)
  await untilItAnswers(() => server('GET', '/status'))
  const { sessionId } = (await server('POST', '/session', { capabilities: {} })) as { sessionId: string }
  const end = async () => {
    await server('DELETE', `/session/${sessionId}`).catch(() => undefined)
    if (process_.pid) process.kill(-process_.pid)
  }
  return { ask: (method, path, body) => server(method, `/session/${sessionId}${path}`, body), end }
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask()
      return
    } catch (error) {
      if (tries === 120) throw error
      await pause(250)
    }
  }
}

function askAt(server: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(`${server}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (value?.error) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
}

const heardFaults = 'faults of the journey'

/**
 * Runs in the page, as soon as its document is there: the driver tells of no faults. They outlive the page in the tab's storage.
 */
function hearFaults(name: string): void {
  const hear = (fault: unknown) => {
    const { stack, message } = Object(fault) as Partial<Error>
    const before = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    sessionStorage.setItem(name, JSON.stringify([...before, `${location}: ${message || fault} ${stack ?? ''}`]))
  }
  addEventListener('error', ({ error, message }) => hear(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
}

class WebkitTab implements Tab {
  readonly #session: Ask
  readonly #window: string

  constructor(session: Ask, window: string) {
    this.#session = session
    this.#window = window
  }

  /** The driver sends everything to one window: to this tab's from now on. */
  async #ask(...request: Parameters<Ask>): Promise<unknown> {
    await this.#session('POST', '/window', { handle: this.#window })
    return this.#session(...request)
  }

  async goto(url: string): Promise<void> {
    await this.#ask('POST', '/url', { url })
    await this.run(`(${hearFaults})(${JSON.stringify(heardFaults)})`)
  }

  async reload(): Promise<void> {
    await this.#ask('POST', '/refresh')
    await this.run(`(${hearFaults})(${JSON.stringify(heardFaults)})`)
  }

  async faults(): Promise<readonly string[]> {
    const heard = await this.run(`sessionStorage.getItem(${JSON.stringify(heardFaults)})`)
    return typeof heard === 'string' ? JSON.parse(heard) : []
  }

  run(expression: string): Promise<unknown> {
    return this.#ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  }

  async press(point: Point, { times = 1, button = 'left' }: Press = {}): Promise<void> {
    const number = button === 'left' ? 0 : 2
    const once = [
      { type: 'pointerDown', button: number },
      { type: 'pointerUp', button: number },
    ]
    await this.#point([moveTo(point), ...Array.from({ length: times }, () => once).flat()])
  }

  async drag(from: Point, to: Point): Promise<void> {
    const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const down = { type: 'pointerDown', button: 0 }
    await this.#point([moveTo(from), down, moveTo(between), moveTo(to), { type: 'pointerUp', button: 0 }])
  }

  async #point(actions: readonly object[]): Promise<void> {
    await this.#ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async type(words: string): Promise<void> {
    await this.#key([...words].flatMap((value) => [down(value), up(value)]))
  }

  async keys(chord: string): Promise<void> {
    const values = chord.split('+').map((name) => special[name] ?? name)
    await this.#key([...values.map(down), ...values.reverse().map(up)])
  }

  async #key(actions: readonly object[]): Promise<void> {
    await this.#ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const found = await this.#ask('POST', '/element', { using: 'css selector', value: `input${selector}` })
    await this.#ask('POST', `/element/${Object.values(found as object)[0]}/value`, { text: path })
  }

  /** Cookies are given to the page that one is on. */
  async signIn(url: string, token: string): Promise<void> {
    await this.goto(new URL('/robots.txt', url).href)
    await this.#ask('POST', '/cookie', { cookie: { name: 'payload-token', value: token, path: '/', httpOnly: true } })
  }

  /** Around a page of this size the window has its frame. */
  async resize(width: number, height: number): Promise<void> {
    await this.#ask('POST', '/window/rect', { width, height })
    const inner = (await this.run('[innerWidth, innerHeight]')) as [number, number]
    await this.#ask('POST', '/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#ask('GET', '/screenshot')) as string, 'base64')
  }

  async open(): Promise<Tab> {
    const { handle } = (await this.#ask('POST', '/window/new', { type: 'window' })) as { handle: string }
    return new WebkitTab(this.#session, handle)
  }
}

const moveTo = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })
const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
