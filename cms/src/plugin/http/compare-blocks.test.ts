import { beforeEach, expect, test, vi } from 'vitest'

const warn = vi.fn()
beforeEach(() => {
  vi.resetModules()
  warn.mockReset()
  vi.doMock('@blickfang/platform/server/log/server-log.ts', () => ({ serverLog: () => ({ warn }) }))
  vi.doMock('@blickfang/blocks/own/added-blocks.ts', () => ({ ownBlocks: { read: () => [['postList', {}]] } }))
})

async function say(...all: readonly (string | null)[]): Promise<unknown[]> {
  const { compareBlocks } = await import('./compare-blocks.ts')
  for (const blocks of all)
    compareBlocks(new Request('http://cms/', { headers: blocks === null ? {} : { 'x-own-blocks': blocks } }))
  return warn.mock.calls.flat()
}

test('a site that has what the project has is nothing to speak of, and neither is who says nothing', async () => {
  expect(await say('postList', null, 'postList')).toEqual([])
})

test('a block that the site is not built with is told once, by name', async () => {
  expect(await say('', '')).toEqual([
    'The site is not built with the block «postList»: please run blickfang-site build --own with the folder.',
  ])
})

test('a block that the site alone has is told by name', async () => {
  expect(await say('postList,clock')).toEqual([
    'The site has the block «clock», and the plugin is not told of it: please say blickfang({ own, … }).',
  ])
})

test('what strangers say fills no log', async () => {
  expect(await say('a b;c', 'x'.repeat(3000))).toEqual([])
  const many = Array.from({ length: 50 }, (_, index) => `postList,b${index}`)
  expect(await say(...many)).toHaveLength(10)
})
