import { expect, test } from 'vitest'
import { withBlickfang } from './next.ts'

test('what a project says to Next stays, and what Blickfang needs comes beside it', () => {
  const theirs = {
    assetPrefix: 'https://cdn.example',
    transpilePackages: ['theirs', '@blickfang/contract'],
    serverExternalPackages: ['native'],
    reactStrictMode: true,
  }
  const config = withBlickfang(theirs)
  expect(config).toMatchObject({ assetPrefix: 'https://cdn.example', reactStrictMode: true })
  expect(config.transpilePackages).toEqual([
    ...theirs.transpilePackages,
    '@blickfang/cms',
    '@blickfang/platform',
    '@blickfang/blocks',
  ])
  expect(config.serverExternalPackages).toEqual(expect.arrayContaining(['native', 'payload', 'sharp']))
  expect(withBlickfang().assetPrefix).toBe('/_cms')
})
