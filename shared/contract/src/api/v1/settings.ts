import * as z from 'zod/mini'
import { settingsSchema } from '../../content/settings.ts'
import { defineEndpoint } from '../endpoint.ts'

const answer = z.object({ settings: settingsSchema, rev: z.int() })

/** Reads the settings with their revision, which a save names as its `base`. */
export const getSettings = defineEndpoint({
  method: 'get',
  path: '/settings',
  summary: 'Read the settings',
  access: 'editor',
  reach: null,
  answer,
})

/** Replaces the settings; live at once. CONFLICT, with the current ones, when someone saved after `base`. */
export const saveSettings = defineEndpoint({
  method: 'post',
  path: '/settings',
  summary: 'Replace the settings',
  access: 'editor',
  reach: null,
  body: z.strictObject({ settings: settingsSchema, base: z.int().check(z.minimum(0)) }),
  answer,
  errors: ['CONFLICT'],
})
