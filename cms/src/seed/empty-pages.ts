import { type SeedGroup, type SeedPage, words } from './seed-page.ts'

/** A page by its role, with the blocks that it is made of and no words in them. */
function page(role: string, name: [de: string, fr: string], groups: readonly SeedGroup[]): SeedPage {
  const slug = words(...(name.map(addressOf) as [string, string]))
  return { key: `empty-${role}`, role, name: words(...name), slug, groups }
}

const accents = /\p{M}/gu

function addressOf(name: string): string {
  return name.normalize('NFD').replace(accents, '').toLowerCase().replaceAll(' ', '-')
}

function gamePage(role: string, name: [de: string, fr: string], groups: readonly SeedGroup[]): SeedPage {
  // The start has its collection's own address (spec §2).
  const slug = role === 'start' ? { slug: words('game', 'game') } : {}
  return { ...page(role, name, groups), collection: 'game', ...slug }
}

const setup = (gameOptions: string): SeedGroup => ({ name: 'gameSetup', options: { gameOptions } })
const smallHero: SeedGroup = { name: 'hero', options: { size: 'small' } }

/** The pages that a site stands on, for a shop that has words of its own: everything that has a role, and nothing else. */
export const emptyPages: readonly SeedPage[] = [
  page('home', ['Startseite', 'Accueil'], [{ name: 'hero', options: { size: 'large' } }, { name: 'richTextBlock' }]),
  page('contact', ['Kontakt', 'Contact'], [smallHero, { name: 'contact' }]),
  page('imprint', ['Impressum', 'Mentions légales'], [smallHero, { name: 'richTextBlock' }]),
  page('privacy', ['Datenschutz', 'Protection des données'], [smallHero, { name: 'richTextBlock' }]),
  page('terms', ['AGB', 'Conditions générales'], [smallHero, { name: 'richTextBlock' }]),
  // Its address is the site's own (spec §2), and its field and results stand there by themselves.
  { ...page('search', ['Suche', 'Recherche'], []), slug: words('search', 'search') },
  gamePage('start', ['Urban Golf', 'Urban Golf'], [setup('start')]),
  gamePage('edit', ['Mitspielen', 'Participer'], [setup('addPlayers')]),
  gamePage('share', ['Teilen', 'Partager'], [setup('share')]),
  gamePage('play', ['Die Runde', 'Le parcours'], [{ name: 'mapContainer', options: { fullHeight: true } }]),
  gamePage('coupon', ['Gutschein', 'Bon'], [setup('coupon')]),
]
