import { resolve } from 'node:path'
import { type OwnFolders, ownAliases, writeOwnRegistries } from '@blickfang/platform/registries/own-registries.ts'
import type { NextConfig } from 'next'

/** Packages whose sources Next compiles along with the project. */
const compiled = ['@blickfang/cms', '@blickfang/contract', '@blickfang/platform', '@blickfang/blocks']

const external = [
  // One copy of Payload for the admin and the API: with two, `instanceof APIError` fails and errors lose their sentence.
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/drizzle',
  '@payloadcms/graphql',
  // Works with the schema of the line above, and so with its copy of GraphQL.
  'graphql-jit',
  // One copy, so that all bundles count into the same numbers.
  'prom-client',
  'sharp',
  'undici',
]

/**
 * The configuration of a project's Next with what Blickfang needs of it. Goes inside `withPayload`. Lists what is the project's
 * own in its folder, which is named from where Next is started.
 */
export function withBlickfang(config: NextConfig = {}, { own, blocks }: OwnFolders = {}): NextConfig {
  const folders = { own: own && resolve(own), blocks: blocks && resolve(blocks) }
  return {
    // Everything of the admin that is not under /api or /admin, so that the site can send it here by one prefix.
    assetPrefix: '/_cms',
    ...config,
    transpilePackages: joined(config.transpilePackages, compiled),
    serverExternalPackages: joined(config.serverExternalPackages, external),
    ...((own || blocks) && { turbopack: { ...config.turbopack, resolveAlias: aliasesOf(config, folders) } }),
  }
}

function aliasesOf({ turbopack }: NextConfig, folders: OwnFolders) {
  writeOwnRegistries(folders)
  return { ...turbopack?.resolveAlias, ...ownAliases(folders, process.cwd()) }
}

function joined(theirs: readonly string[] = [], ours: readonly string[]): string[] {
  return [...new Set([...theirs, ...ours])]
}
