import { waitFor } from '@blickfang/testing/wait-for.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilmNotSentError, type SendingState, sendFilm } from './send-film.ts'

const part = 5120 * 1024
/** Outcome of the request for a part. */
type Fate = 'arrives' | 'breaks' | 'refused' | 'hangs'

interface Sent {
  readonly range: string
  readonly first: string
}

let sent: Sent[] = []
let fates: Fate[] = []
let isOnline = true

const browser = {
  get onLine() {
    return isOnline
  },
}

class FakeRequest extends EventTarget {
  readonly upload: { onprogress?: (event: object) => void } = {}
  status = 0
  readyState = 0
  response = ''
  responseText = ''
  onload: (() => void) | null = null
  onerror: ((event: object) => void) | null = null
  onabort: (() => void) | null = null
  #range = ''
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name.toLowerCase() === 'content-range') this.#range = value
  }
  getAllResponseHeaders() {
    return ''
  }
  abort() {
    this.onabort?.()
  }
  send(body: Blob) {
    const fate = fates.shift() ?? 'arrives'
    void body.text().then((text) => {
      sent.push({ range: this.#range, first: text.slice(0, 1) })
      if (fate === 'hangs') return
      if (fate === 'breaks') return this.onerror?.({})
      this.upload.onprogress?.({ loaded: body.size, total: body.size })
      this.status = fate === 'refused' ? 410 : 200
      this.onload?.()
    })
  }
}

beforeEach(() => {
  sent = []
  fates = []
  isOnline = true
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { XMLHttpRequest: FakeRequest, navigator: browser }))
  vi.stubGlobal('navigator', browser)
})
afterEach(() => vi.unstubAllGlobals())

const film = () => new File(['a'.repeat(part), 'b'.repeat(part), 'c'.repeat(10)], 'film.mp4', { type: 'video/mp4' })
const whole = [
  { range: `bytes 0-${part - 1}/${2 * part + 10}`, first: 'a' },
  { range: `bytes ${part}-${2 * part - 1}/${2 * part + 10}`, first: 'b' },
  { range: `bytes ${2 * part}-${2 * part + 9}/${2 * part + 10}`, first: 'c' },
]
function network(state: boolean) {
  isOnline = state
  window.dispatchEvent(new Event(state ? 'online' : 'offline'))
}

function begin(file = film()) {
  const states: SendingState[] = []
  const shares: number[] = []
  const upload = sendFilm(file, 'https://mux.example/upload', {
    onState: (state) => states.push(state),
    onShare: (share) => shares.push(share),
  })
  return { upload, states, shares }
}

test('a film arrives in parts, each once and in its order', async () => {
  const { upload, states, shares } = begin()
  await upload.done
  expect(sent).toEqual(whole)
  expect(states).toEqual([])
  expect(shares.at(-1)).toBe(1)
})

test('a part that breaks off is sent again, and none is left out, however soon the network is back', async () => {
  fates = ['arrives', 'breaks']
  const { upload, states } = begin()
  await waitFor(() => expect(states).toEqual(['offline']))
  network(false)
  network(true)
  network(false)
  network(true)
  await upload.done
  expect(sent).toEqual([whole[0], whole[1], whole[1], whole[2]])
  expect(states).toEqual(['offline', 'sending'])
})

test('without a network nothing is begun, and all goes on once there is one', async () => {
  network(false)
  const { upload } = begin()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
  network(true)
  await upload.done
  expect(sent).toEqual(whole)
})

test('paused and resumed at once, no part is sent twice or in another’s place', async () => {
  const { upload, states } = begin()
  for (let times = 0; times < 5; times += 1) {
    upload.pause()
    upload.resume()
  }
  await waitFor(() => expect(sent.length).toBeGreaterThan(0))
  upload.pause()
  upload.resume()
  await upload.done
  expect(sent).toEqual(whole)
  expect(states.filter((state) => state === 'paused')).toHaveLength(6)
})

test('what will not take the film says so, and who gives up is not waited for', async () => {
  fates = ['arrives', 'refused']
  const refused = begin()
  await expect(refused.upload.done).rejects.toBeInstanceOf(FilmNotSentError)
  fates = ['hangs']
  const given = begin()
  given.upload.cancel()
  await expect(given.upload.done).rejects.toBeInstanceOf(FilmNotSentError)
})

test('paused or given up before the code that sends has come, nothing is sent', async () => {
  const { upload, states } = begin()
  upload.pause()
  expect(states).toEqual(['paused'])
  await import('@mux/upchunk')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toEqual([])
  upload.resume()
  await upload.done
  expect(sent).toEqual(whole)

  sent = []
  const given = begin().upload
  given.cancel()
  await expect(given.done).rejects.toBeInstanceOf(FilmNotSentError)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toEqual([])
})
