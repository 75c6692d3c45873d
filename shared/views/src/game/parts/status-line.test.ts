import { type GameState, noGame } from '@blickfang/contract/game/game.ts'
import { expect, test } from 'vitest'
import { loadGameWords } from './game-words.ts'
import { statusText } from './status-line.tsx'

const open: GameState = { ...noGame, status: 'ready', connection: 'online' }

test.each([
  [{}, 'Gesichert'],
  [{ waiting: 1 }, '1 Eintrag wird gesendet'],
  [{ waiting: 3, connection: 'offline' }, 'Offline: 3 Einträge warten'],
  [{ connection: 'offline' }, 'Offline. Weiterspielen geht.'],
  [{ storage: 'slow' }, 'Speicher antwortet langsam: Seite offen lassen.'],
  [{ storage: 'full', waiting: 2 }, 'Speicher voll: Seite offen lassen.'],
  [{ problem: 'tooManyPlayers' }, 'Mehr als 100 Namen fasst ein Spiel nicht.'],
  [{ status: 'none' }, ''],
] as const)('%j reads as «%s»', async (patch, text) => {
  expect(statusText({ ...open, ...patch }, await loadGameWords('de'))).toBe(text)
})
