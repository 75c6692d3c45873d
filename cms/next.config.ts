import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]

const config: NextConfig = {
  // Everything of the admin that is not under /api or /admin, so that web can send it here by one prefix.
  assetPrefix: '/_cms',
  poweredByHeader: false,
  transpilePackages: ['@blickfang/contract', '@blickfang/platform', '@blickfang/blocks'],
  // One copy of Payload for the admin and the API: with two, `instanceof APIError` fails and errors lose their sentence.
  serverExternalPackages: [
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
  ],
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
}

export default withPayload(config)
