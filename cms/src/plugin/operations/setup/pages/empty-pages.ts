import { type SeedGroup, type SeedPage, type Words } from './seed-page.ts'

type Names = [de: string, fr: string, it: string, en: string]

/** A page by its role, with the blocks that it is made of and no words in them. */
function page(role: string, [de, fr, it, en]: Names, groups: readonly SeedGroup[]): SeedPage {
  const name = { de, fr, it, en }
  const slug = { de: addressOf(de), fr: addressOf(fr), it: addressOf(it), en: addressOf(en) }
  return { key: `empty-${role}`, role, name, slug, groups }
}

const inAll = (address: string): Words => ({ de: address, fr: address, it: address, en: address })

const accents = /\p{M}/gu

/** The address of a page of this name. */
export function addressOf(name: string): string {
  return name.normalize('NFD').replace(accents, '').toLowerCase().replaceAll(' ', '-')
}

function gamePage(role: string, name: Names, groups: readonly SeedGroup[]): SeedPage {
  // The start has its collection's own address (spec §2).
  const slug = role === 'start' ? { slug: inAll('game') } : {}
  return { ...page(role, name, groups), collection: 'game', ...slug }
}

const setup = (gameOptions: string): SeedGroup => ({ name: 'gameSetup', options: { gameOptions } })
const smallHero: SeedGroup = { name: 'hero', options: { size: 'small' } }

/** Everything that has a role, and nothing else. */
const emptyPages: readonly SeedPage[] = [
  page(
    'home',
    ['Startseite', 'Accueil', 'Pagina iniziale', 'Home'],
    [{ name: 'hero', options: { size: 'large' } }, { name: 'richTextBlock' }],
  ),
  page('contact', ['Kontakt', 'Contact', 'Contatto', 'Contact'], [smallHero, { name: 'contact' }]),
  page('imprint', ['Impressum', 'Mentions légales', 'Impressum', 'Imprint'], [smallHero, { name: 'richTextBlock' }]),
  page(
    'privacy',
    ['Datenschutz', 'Protection des données', 'Protezione dei dati', 'Privacy'],
    [smallHero, { name: 'richTextBlock' }],
  ),
  page(
    'terms',
    ['AGB', 'Conditions générales', 'Condizioni generali', 'Terms'],
    [smallHero, { name: 'richTextBlock' }],
  ),
  // Its address is the site's own (spec §2), and its field and results stand there by themselves.
  { ...page('search', ['Suche', 'Recherche', 'Ricerca', 'Search'], []), slug: inAll('search') },
  gamePage('start', ['Urban Golf', 'Urban Golf', 'Urban Golf', 'Urban Golf'], [setup('start')]),
  gamePage('edit', ['Mitspielen', 'Participer', 'Partecipare', 'Join in'], [setup('addPlayers')]),
  gamePage('share', ['Teilen', 'Partager', 'Condividere', 'Share'], [setup('share')]),
  gamePage(
    'play',
    ['Die Runde', 'Le parcours', 'Il percorso', 'The round'],
    [{ name: 'mapContainer', options: { fullHeight: true } }],
  ),
  gamePage('coupon', ['Gutschein', 'Bon', 'Buono', 'Coupon'], [setup('coupon')]),
]

/** The pages that a site stands on, for a business that has words of its own. */
export function pagesToStandOn(hasGame: boolean): readonly SeedPage[] {
  return emptyPages.filter(({ collection }) => hasGame || collection !== 'game')
}
