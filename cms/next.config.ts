import { fileURLToPath } from 'node:url'
import { withBlickfang } from '@blickfang/cms/next'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]

// A build that is the only one of its folder, as in an image, leaves no cache behind: writing it takes a quarter of the time.
const turbopackFileSystemCacheForBuild = process.env.BUILD_CACHE !== 'off'

const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  experimental: { turbopackFileSystemCacheForBuild },
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
}

export default withPayload(withBlickfang(config))
