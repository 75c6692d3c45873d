import { apiAddress } from '@blickfang/contract/api/api-address.ts'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { call } from '../../cms/api-client.ts'
import { besideTyping } from '../../ui/thread/beside-typing.ts'
import { allBlocks } from '../model/catalogue/late-blocks.ts'
import type { Target } from '../model/change.ts'
import { editorStorage, idbJournal } from '../sync/journal.ts'
import { httpTransport } from '../sync/send-entry.ts'
import { errorSentences } from '../sync/sentences/error-sentences.ts'
import { SettingsLink } from '../sync/settings-link.ts'
import { browserTabs } from '../sync/tabs.ts'
import { storedUnsent } from '../sync/unsent.ts'
import { readDocument } from './fetching/read-document.ts'
import type { SessionPorts } from './session-ports.ts'

const againAfterMs = 2_000

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

interface Page {
  readonly pageId: string
  readonly locale: Locale
  readonly language: () => 'de' | 'fr'
  /** Name of a block or a field for people; empty for one that is not on the page. */
  readonly nameOf: (target: Target) => string
}

/** Ports of a session in a browser: IndexedDB, API v1, the other tabs, the clock. Nothing is opened before it is used. */
export function browserPorts({ pageId, locale, language, nameOf }: Page): SessionPorts {
  const storage = editorStorage()
  const settings = new SettingsLink()
  return {
    journal: idbJournal(
      storage,
      storedUnsent(() => localStorage),
    ),
    transport: httpTransport({
      sentence: async (error, target) => {
        const say = await errorSentences.load()
        return say(target ? named(error, nameOf(target)) : error, language())
      },
      settings,
    }),
    openTabs: browserTabs,
    loadStacks: async () => (await storage((database) => database.get('history', pageId))) ?? { undo: [], redo: [] },
    saveStacks: (stacks) => storage((database) => database.put('history', stacks, pageId)),
    knowBlocks: async () => {
      // What is typed meanwhile waits for its request, as where there is no network.
      while (allBlocks.loaded() === null) await allBlocks.load().catch(() => pause(againAfterMs))
    },
    fetchDocument: async () => {
      const asked = { id: pageId, lang: locale }
      const address = `${apiAddress('getDocument')}?${new URLSearchParams(asked)}`
      return (await readDocument(address, besideTyping)) ?? (await call('getDocument', asked)).document
    },
    fetchPages: (asked) => call('listPages', { ...asked, includeDrafts: 'true' }),
    fetchSections: async (asked) => (await call('listPageSections', asked)).sections,
    checkAddresses: async (paths) => (await call('checkAddresses', { paths: paths.join(' ') })).addresses,
    fetchNavigation: () => call('getNavigation', { includeDrafts: 'true' }),
    fetchSettings: () => settings.load(),
    fetchBranches: async () => (await call('getOptician', {})).branches,
    fetchEntries: (asked) => call('listKeptEntries', { ...asked, lang: locale }),
    now: () => Date.now(),
    random: () => Math.random(),
    slicing: besideTyping,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** The server does not know what is gone; the page still says what it was called. */
function named(error: ApiError, name: string): ApiError {
  if (error.code !== 'NOT_FOUND' || name === '') return error
  return new ApiError(error.code, error.status, { ...error.detail, what: 'namedBlock', name })
}
