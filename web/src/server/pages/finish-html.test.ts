import { expect, test } from 'vitest'
import { hashSource } from '../answers/content-policy.ts'
import { finishHtml } from './finish-html.ts'

const ours = '<script src="/_site/page.js" defer></script>'
const assets = { link: (html: string) => html.replace('</head>', `${ours}</head>`) }
const finish = (html: string) => finishHtml(`<html><head></head><body>${html}</body></html>`, assets)

test('every inline script with a type and every style is allowed by its hash, and nothing else inline', () => {
  const { policy } = finish('<style>a{}</style><script type="speculationrules">{"prefetch":[]}</script>')
  expect(policy).toContain(`script-src 'self' ${hashSource('{"prefetch":[]}')};`)
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe")
})

test('the site’s one script is the only one of a page; Next’s and its data are gone, and all else stays', () => {
  const page = (scripts: readonly string[]) =>
    `<link rel="stylesheet" href="/_next/a.css">${scripts.join('<p>words</p>')}`
  const { html, policy } = finish(
    page([
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
      '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" noModule=""></script>',
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"<style>a</style>"])</script>',
      '<script type="application/ld+json">{"a":"<script>"}</script><script src="/other.js" defer=""></script>',
    ]),
  )
  const data = '<script type="application/ld+json">{"a":"<script>"}</script><script src="/other.js" defer=""></script>'
  expect(html).toBe(`<html><head>${ours}</head><body>${page(['', '', '', data])}</body></html>`)
  expect(policy).not.toContain('sha256')
})

test('structured data needs no permission to run', () => {
  const { policy } = finish('<script type="application/ld+json">{"a":1}</script>')
  expect(policy).not.toContain('sha256')
})

test('what looks like an element inside a script is its text', () => {
  const { policy } = finish('<script type="x">a("<style>b</style><script>")</script><style>c{}</style>')
  expect(policy).toContain(hashSource('a("<style>b</style><script>")'))
  expect(policy).toContain(`style-src 'self' ${hashSource('c{}')};`)
  expect(finish(`<style>${'<style>'.repeat(3)}`).policy).not.toContain('sha256')
})
