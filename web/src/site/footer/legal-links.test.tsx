import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fixtureSite } from '../../server/testing/fixture-content.ts'
import { SiteFooter } from './site-footer.tsx'

test('a language without a legal page links the one of the site’s language, and says which it is', () => {
  const site = fixtureSite('fr')
  const imprint = { role: 'imprint', name: 'Mentions légales', href: '/fr/mentions-legales' }
  const privacy = { role: 'privacy', name: 'Datenschutz', href: '/de/datenschutz', locale: 'de' as const }
  const html = renderToStaticMarkup(<SiteFooter site={{ ...site, roles: [imprint], legalElsewhere: [privacy] }} />)
  expect(html).toContain('<a href="/fr/mentions-legales">Mentions légales</a>')
  expect(html).toContain('<a href="/de/datenschutz" hrefLang="de" lang="de">Datenschutz</a>')
})
