import { blocks } from '@blickfang/blocks/contracts.generated.ts'
import { renderBlockHtml } from '@blickfang/testing/render-block.tsx'
import { expect, test } from 'vitest'

const names = Object.keys(blocks)
const privacy = { name: 'Datenschutz', href: '/de/datenschutz', locale: 'de' } as const
const link = '<a href="/de/datenschutz" hrefLang="de" lang="de">Datenschutz</a>'
/** A form of one's own is there once it asks something. */
const content = { children: { fields: [{ fields: { question: 'Name' } }] } }
const sends = (name: string) => renderBlockHtml(name, content, { locale: 'fr' }).includes('method="post"')

test('every block that sends what a visitor writes leads to where it stands what becomes of it', () => {
  const senders = names.filter(sends)
  expect(senders).toEqual(expect.arrayContaining(['contactForm', 'aspectSponsorForm', 'form']))
  for (const name of senders) expect(renderBlockHtml(name, content, { locale: 'fr', privacy }), name).toContain(link)
})

test('a page in the reader’s language is linked without another, and a site without one links none', () => {
  const { locale: _, ...own } = privacy
  expect(renderBlockHtml('contactForm', {}, { locale: 'de', privacy: own })).toContain(
    '<a href="/de/datenschutz">Datenschutz</a>',
  )
  expect(renderBlockHtml('contactForm', {}, { locale: 'de' })).not.toContain('datenschutz')
})
