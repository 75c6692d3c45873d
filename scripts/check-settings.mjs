// What `npm start` looks at before it starts anything: every setting of what it starts, by the schemas that will read it.
import { checkSettings, orExit } from '../shared/platform/src/server/settings/parse-settings.ts'

const schemas = [
  ['../local/src/start/start-settings.ts', 'startSettingsSchema'],
  ['../cms/src/settings/environment.ts', 'environmentSchema'],
  ['../web/src/server/settings/server-env.ts', 'serverEnvSchema'],
  ['../web/src/site/map/map-styles.ts', 'mapEnvSchema'],
  ['../shared/platform/src/store/open-media-store.ts', 'mediaSettingsSchema'],
]

/** Ends the process with 1 and a line for each setting that is wrong. */
export async function refuseWrongSettings(env = process.env) {
  const all = await Promise.all(schemas.map(async ([file, name]) => (await import(file))[name]))
  // The mode is what it is started in, whatever whoever starts it has for themselves.
  orExit(() => checkSettings(all, { ...env, NODE_ENV: undefined }))
}
