import { resolve } from 'node:path'
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

test('the project’s blocks take their place beside what it tells the bundler itself', () => {
  const theirs = { turbopack: { root: '/project', resolveAlias: { buffer: './buffer.ts' } } }
  const { turbopack } = withBlickfang(theirs, { own: resolve('examples/host/src/blickfang') })
  expect(turbopack?.root).toBe('/project')
  expect(turbopack?.resolveAlias).toMatchObject({
    buffer: './buffer.ts',
    '@blickfang/blocks/project/contracts': './examples/host/src/blickfang/blocks/contracts.generated.ts',
    '@blickfang/contract/project/sources': './examples/host/src/blickfang/sources/sources.generated.ts',
  })
  expect(withBlickfang(theirs).turbopack).toEqual(theirs.turbopack)
})
