// Builds cms and web as `npm start` does, and starts neither.
import './read-env.mjs'

const { register } = await import('tsx/esm/api')
register()
await import('../local/src/start/build.ts')
