import { AppError } from '@blickfang/contract/api/errors/app-error.ts'
import { type Settings, settingsSchema } from '@blickfang/contract/content/settings.ts'
import type { GlobalAfterReadHook, GlobalBeforeChangeHook } from 'payload'
import { asPayloadError } from '../../errors/payload-error.ts'
import { getSettings, writeSettings } from '../../operations/settings/save-settings.ts'
import { contextOfRequest } from '../../payload/context-of-request.ts'

/** Fills the form from the one value that holds all settings. Read anew, because Payload's own answer to a save is what it was. */
export const showSettings: GlobalAfterReadHook = async ({ doc, req }) => {
  const { settings, rev } = await getSettings(await contextOfRequest(req))
  return { ...doc, ...settings, rev }
}

/** Saves the form by the operation that the in-page editor uses, and leaves Payload nothing to write itself. */
export const saveForm: GlobalBeforeChangeHook = async ({ data, req }) => {
  try {
    const { db, actor } = await contextOfRequest(req)
    const stored = await getSettings({ db })
    const settings = parseForm(merge(stored.settings, data))
    const base = typeof data.rev === 'number' ? data.rev : stored.rev
    await writeSettings(db, { settings, base, actor })
  } catch (error) {
    throw asPayloadError(error, req)
  }
  return {}
}

function parseForm(form: unknown): Settings {
  const parsed = settingsSchema.safeParse(form)
  if (parsed.success) return parsed.data
  throw new AppError('INVALID', {
    fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])),
  })
}

/** Puts the form's values over the stored ones; an emptied text is '', as the settings know it. */
function merge(stored: unknown, form: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    if (form === undefined) return stored
    return form === null && typeof stored === 'string' ? '' : form
  }
  const sent = typeof form === 'object' && form !== null ? form : {}
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key, merge(value, (sent as Record<string, unknown>)[key])]),
  )
}
