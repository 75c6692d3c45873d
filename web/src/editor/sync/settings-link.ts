import { ApiError } from '@blickfang/contract/api/api-error.ts'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { isSameValue } from '@blickfang/contract/content/is-same-value.ts'
import { settingAt, withSetting } from '@blickfang/contract/content/settings-values/setting-at.ts'
import type { Json } from '@blickfang/contract/kernel/json.ts'
import { call } from '../../cms/api-client.ts'
import { definePart } from '../../ui/parts/define-part.ts'
import type { ValueEntry } from './entry.ts'
import { requestOptions } from './request-options.ts'
import type { Outcome, SendOptions } from './transport.ts'

/** Part that names every value of the settings. Since this takes all of their options, the part comes with the settings. */
const naming = definePart(async () => {
  const { settingsValues } = await import('@blickfang/contract/content/settings-values/settings-values.ts')
  return settingsValues
})

/** Most times that others are given way to in a row. */
const maxOthers = 5

/**
 * The way to the site's settings. The server keeps them as one object with one revision; here each value is saved by itself:
 * what others have changed of the rest stays, and a value that somebody else has changed is a conflict.
 */
export class SettingsLink {
  /** Answer of the server that was heard last. */
  #known: Answer<'getSettings'> | null = null

  /** Reads the settings; those of the last save where they were read before it and arrive after it. */
  async load(): Promise<Answer<'getSettings'>> {
    // What has not come by the time that something is saved is asked for once more.
    naming.load().catch((error: unknown) => console.warn(error))
    const read = await call('getSettings', {})
    if (!this.#known || read.rev >= this.#known.rev) this.#known = read
    return this.#known
  }

  /** Saves one value; answers with all that the settings hold now. Throws ApiError. */
  async send(entry: ValueEntry, { keepalive }: Pick<SendOptions, 'keepalive'>): Promise<Outcome> {
    const settingsValues = await naming.load().catch(notYet)
    for (let left = maxOthers; ; left -= 1) {
      const { settings, rev } = this.#known ?? (await this.#read())
      const theirs = settingAt(settings, entry.key)
      if (!isExpected(entry, theirs)) return { type: 'conflict', theirs: { value: theirs, rev, by: null, at: null } }
      const body = { settings: withSetting(settings, entry.key, entry.value), base: rev }
      try {
        this.#known = await call('saveSettings', body, requestOptions(body, keepalive))
        const { settings: made } = this.#known
        return { type: 'saved', revs: { [entry.key]: this.#known.rev }, status: null, made: settingsValues(made) }
      } catch (error) {
        if (left === 0 || !(error instanceof ApiError && error.code === 'CONFLICT')) throw error
      }
      await this.#read()
    }
  }

  async #read(): Promise<Answer<'getSettings'>> {
    this.#known = await call('getSettings', {})
    return this.#known
  }
}

/** The person replaces what they saw, or what an earlier try of theirs may have put there: anything else is somebody else's. */
function isExpected({ before, value, attempted }: ValueEntry, theirs: Json): boolean {
  return [before, value, ...attempted].some((own) => isSameValue(own, theirs))
}

/** Nothing was sent: it is tried again, as where the server does not answer. */
function notYet(): never {
  throw new ApiError('UNAVAILABLE', 503)
}
