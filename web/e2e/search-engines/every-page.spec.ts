import { checkedThings } from '../../src/site/seo/structured/testing/checked-things.ts'
import { expect, test } from '../fixtures.ts'
import { type ReadPage, readPages, readSitemap } from './read-pages.ts'

const hasRole = ({ things }: ReadPage, type: string) => things.some((thing) => JSON.parse(thing)['@type'] === type)

test('search engines and those who share find on every page in every language what they look for', {
  tag: '@alone',
}, async ({ visitor, request, baseURL }) => {
  test.slow()
  const base = baseURL ?? ''
  const pages = await readPages(visitor, request, base)
  const sitemap = await readSitemap(request)
  const listed = pages.filter(({ metas }) => !metas.robots?.includes('noindex'))
  expect(listed.map(({ path }) => base + path).toSorted()).toEqual([...sitemap.keys()].toSorted())
  expect(listed.length).toBeGreaterThan(40)
  for (const time of sitemap.values()) expect(new Date(time).toISOString()).toBe(time)

  const byAddress = new Map(pages.map((page) => [base + page.path, page]))
  const faults = pages.flatMap((page) => {
    const { path, metas, languages } = page
    const complain = (isRight: boolean, what: string) => (isRight ? [] : [`${path}: ${what}`])
    const others = Object.entries(languages).filter(([language]) => language !== 'x-default')
    const isReciprocal = ([language, address]: [string, string]) => {
      const other = byAddress.get(address)
      return other?.language === language && other.languages[page.language] === base + path
    }
    return [
      ...complain(page.headings.filter(Boolean).length === 1, `headings ${page.headings.join(' | ')}`),
      ...complain(page.title.length > 0, 'title'),
      ...complain((metas.description ?? '').length > 20, 'description'),
      ...complain(page.canonical.join() === base + path, `canonical ${page.canonical.join()}`),
      ...complain(metas['og:url'] === base + path, 'og:url'),
      ...complain(others.every(isReciprocal), `languages ${JSON.stringify(languages)}`),
      ...complain(others.length === 0 || 'x-default' in languages, 'x-default'),
      ...complain((metas['og:image'] ?? '').startsWith(`${base}/`), `og:image ${metas['og:image']}`),
      ...complain(Number(metas['og:image:width']) > 0 && Number(metas['og:image:height']) > 0, 'size of og:image'),
      ...complain((metas['og:image:alt'] ?? '') !== '', 'og:image:alt'),
      ...complain(metas['twitter:card'] === 'summary_large_image', 'twitter:card'),
      ...complain((metas['twitter:image'] ?? '').startsWith(`${base}/`), 'twitter:image'),
      ...complain(hasRole(page, /^\/(de|fr)$/.test(path) ? 'WebSite' : 'BreadcrumbList'), 'BreadcrumbList'),
      ...complain(!path.includes('/service/') || hasRole(page, 'Service'), 'Service'),
    ]
  })
  expect(faults).toEqual([])
  for (const { things } of pages) checkedThings(things.map((thing) => JSON.parse(thing)))

  // A person is called the same in every language.
  const titles = pages.map(({ language, title }) => `${language} ${title}`)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  const tooLong = pages.map(({ title }) => title).filter((title) => title.length > 60)
  expect(tooLong).toEqual([])

  const pictures = new Map(pages.map(({ metas }) => [metas['og:image'] ?? '', metas]))
  for (const [address, metas] of pictures) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    const size = await visitor.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
        return [picture.width, picture.height]
      },
      [...(await answer.body())],
    )
    expect(size, address).toEqual([Number(metas['og:image:width']), Number(metas['og:image:height'])])
  }
})

test('every page of every language leads to an imprint and to what becomes of data', { tag: '@alone' }, async ({
  visitor,
  request,
  baseURL,
}) => {
  test.slow()
  const pages = await readPages(visitor, request, baseURL ?? '')
  for (const language of ['de', 'fr']) {
    for (const role of ['imprint', 'privacy']) {
      const answer = await request.get(`/${language}/~${role}`)
      const address = answer.url()
      expect(answer.status(), address).toBe(200)
      const without = pages.filter((page) => page.language === language && !page.links.includes(address))
      expect(
        without.map(({ path }) => path),
        address,
      ).toEqual([])
    }
  }
})
