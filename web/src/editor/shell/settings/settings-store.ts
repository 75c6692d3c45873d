import type { Settings } from '@blickfang/shared/content/settings.ts'
import { createStore } from 'zustand/vanilla'
import { call } from '../../../cms/api-client.ts'
import { ApiError } from '../../../cms/api-error.ts'
import { mergeSettings } from './merge-settings.ts'

interface SettingsState {
  readonly settings: Settings | null
  readonly rev: number
}

/** The site's settings, read once a session. They belong to no page and are live at once, so they are no part of the document. */
export const settingsStore = createStore<SettingsState>(() => ({ settings: null, rev: 0 }))

/** Two saves of the same hands must not collide with each other: they wait in line. */
let queue: Promise<unknown> = Promise.resolve()

export async function loadSettings(): Promise<Settings> {
  const { settings, rev } = await call('getSettings', {})
  settingsStore.setState({ settings, rev })
  return settings
}

/** How a save ended: `collision` names the values that someone else changed at the same time; theirs stand. */
export type SavedSettings = { result: 'saved' } | { result: 'collision'; paths: readonly string[] }

/**
 * Shows the change at once and saves it. Someone else's changes to other values are taken over; where both changed the same
 * value, theirs stand and are named. Any other failure puts the old settings back and is thrown.
 */
export function saveSettings(change: (settings: Settings) => Settings): Promise<SavedSettings> {
  const saved = queue.then(() => send(change))
  queue = saved.catch(() => undefined)
  return saved
}

/** So many others in a row are given way to. */
const mostOthers = 5

async function send(change: (settings: Settings) => Settings): Promise<SavedSettings> {
  const base = settingsStore.getState().settings ?? (await loadSettings())
  return attempt({ base, mine: change(base), paths: [], left: mostOthers })
}

interface Attempt {
  /** What the server held when last heard of: shown again when saving fails. */
  readonly base: Settings
  readonly mine: Settings
  /** Values that others have changed as well. */
  readonly paths: readonly string[]
  readonly left: number
}

async function attempt({ base, mine, paths, left }: Attempt): Promise<SavedSettings> {
  settingsStore.setState({ settings: mine })
  try {
    settingsStore.setState(await call('saveSettings', { settings: mine, base: settingsStore.getState().rev }))
    return paths.length > 0 ? { result: 'collision', paths } : { result: 'saved' }
  } catch (error) {
    if (left === 0 || !(error instanceof ApiError && error.code === 'CONFLICT')) return giveUp(base, error)
  }
  const theirs = await loadSettings().catch((error: unknown) => giveUp(base, error))
  const { merged, collisions } = mergeSettings(base, mine, theirs)
  return attempt({ base: theirs, mine: merged, paths: [...paths, ...collisions], left: left - 1 })
}

function giveUp(base: Settings, error: unknown): never {
  settingsStore.setState({ settings: base })
  throw error
}
