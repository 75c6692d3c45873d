import { expect, test } from 'vitest'
import { hashSource } from './content-policy.ts'
import { finishHtml } from './finish-html.ts'

test('every inline script and style is allowed by its hash, and nothing else inline', () => {
  const { policy } = finishHtml('<style>a{}</style><script src="/x.js" async=""></script><script id="r">go()</script>')
  expect(policy).toContain(`script-src 'self' ${hashSource('go()')};`)
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`)
  expect(policy).not.toContain("script-src 'self' 'unsafe")
})

test('the framework’s inline scripts become one, in their order', () => {
  const { html, policy } = finishHtml(
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>',
  )
  const joined = '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])'
  expect(html).toBe(`<script>${joined}</script>`)
  expect(policy).toContain(hashSource(joined))
})

test('structured data needs no permission to run', () => {
  const { policy } = finishHtml('<script type="application/ld+json">{"a":1}</script>')
  expect(policy).not.toContain('sha256')
})

test('what looks like an element inside a script is its text', () => {
  const { policy } = finishHtml('<script>a("<style>b</style><script>")</script><style>c{}</style>')
  expect(policy).toContain(hashSource('a("<style>b</style><script>")'))
  expect(policy).toContain(`style-src 'self' ${hashSource('c{}')};`)
  expect(finishHtml(`<style>${'<style>'.repeat(3)}`).policy).not.toContain('sha256')
})
