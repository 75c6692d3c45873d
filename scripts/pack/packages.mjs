/**
 * Packages that a project installs, by the folder that their sources lie in. `entries` are what it imports by name, and with
 * them all that they reach; without it each file is an entry under its own path.
 */
export const packages = {
  contract: { folder: 'shared/contract' },
  platform: { folder: 'shared/platform' },
  views: { folder: 'shared/views' },
  blocks: { folder: 'shared/blocks' },
  cms: {
    folder: 'cms',
    entries: {
      '.': 'exports/plugin.ts',
      './client': 'exports/client.ts',
      './instrumentation': 'exports/instrumentation.ts',
      './migrations': 'migrations/index.ts',
      './next': 'exports/next.ts',
      './routes': 'exports/routes.ts',
      './rsc': 'exports/rsc.ts',
    },
    /** Commands by their names. */
    bin: { blickfang: 'exports/command.ts' },
    /** Programs that are started as processes of their own, by path. */
    programs: ['plugin/media/worker/process.ts'],
  },
}

/** Packages that a project has already, and may have one of alone. Their version is the project's. */
export const peers = {
  '@payloadcms/db-postgres': '^3.90.1',
  '@payloadcms/graphql': '^3.90.1',
  '@payloadcms/next': '^3.90.1',
  '@payloadcms/richtext-lexical': '^3.90.1',
  '@payloadcms/translations': '^3.90.1',
  '@payloadcms/ui': '^3.90.1',
  graphql: '^16.8.1',
  next: '^16.2.0',
  payload: '^3.90.1',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
}

/** Peers that Payload itself brings along: asked for by themselves, npm would take their newest version, which wants another Payload. */
export const broughtByPayload = ['@payloadcms/graphql', '@payloadcms/translations']
