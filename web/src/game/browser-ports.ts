import type { GamePorts } from './game-ports.ts'
import { phoneIdLength } from './store/game-log.ts'
import { gameStorage, idbJournal } from './store/idb-journal.ts'
import type { JournalWrite } from './store/journal.ts'
import { keepText } from './store/kept-text.ts'
import { memoryJournal } from './store/memory-journal.ts'
import { timing } from './store/timing.ts'
import { supabaseServer } from './sync/supabase-server.ts'

/** Which game is the current one of this phone. */
const currentKey = 'gameId'
const phoneKey = 'gamePhone'
const nameKey = 'gamePhoneName'
/** Longest absence in ms after which nothing can have been missed. */
const shortGlance = 5_000

/** Ports of the game in a browser. */
export function browserPorts(): GamePorts {
  const name = keepText(nameKey)
  const phoneId = oncePerPhone()
  return {
    journal: typeof indexedDB === 'undefined' ? memoryJournal() : idbJournal(gameStorage(), timing),
    server: supabaseServer({
      origin: location.origin,
      lang: () => (document.documentElement.lang.startsWith('fr') ? 'fr' : 'de'),
    }),
    openTabs,
    current: keepText(currentKey),
    phone: {
      get id() {
        return phoneId()
      },
      name: () => name.get() ?? '',
      setName: (given) => name.set(given || null),
    },
    onWake,
    now: () => Date.now(),
    ...timing,
    random: () => Math.random(),
    newId,
  }
}

/** The phone's sign in entries. Kept from its first game on: who only looks at the page leaves nothing behind. */
function oncePerPhone(): () => string {
  const kept = keepText(phoneKey)
  return () => {
    const known = kept.get() ?? ''
    if (known.length === phoneIdLength) return known
    const made = newId().replaceAll('-', '').slice(0, phoneIdLength)
    kept.set(made)
    return made
  }
}

const openTabs: GamePorts['openTabs'] = (gameId, onMessage) => {
  const channel = new BroadcastChannel(`blickfang-game:${gameId}`)
  channel.onmessage = (event: MessageEvent<JournalWrite>) => onMessage(event.data)
  return { tell: (write) => channel.postMessage(write), close: () => channel.close() }
}

function onWake(run: () => void): () => void {
  let hiddenAt = 0
  const onShow = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (hiddenAt > 0 && Date.now() - hiddenAt > shortGlance) run()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) run()
  }
  document.addEventListener('visibilitychange', onShow)
  addEventListener('pageshow', onPageShow)
  addEventListener('online', run)
  addEventListener('offline', run)
  return () => {
    document.removeEventListener('visibilitychange', onShow)
    removeEventListener('pageshow', onPageShow)
    removeEventListener('online', run)
    removeEventListener('offline', run)
  }
}

/** A random uuid. Also where the page does not come by https (a phone in the shop's network): there randomUUID is missing. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
