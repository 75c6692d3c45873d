import type { Label } from '@blickfang/contract/kernel/label.ts'

/** Purposes of the pages with a role, as their names. */
export const roleNames: Readonly<Record<string, Label>> = {
  home: { de: 'Startseite', fr: 'Page d’accueil', en: 'Home page' },
  contact: { de: 'Kontakt', fr: 'Contact', en: 'Contact' },
  imprint: { de: 'Impressum', fr: 'Mentions légales', en: 'Imprint' },
  privacy: { de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' },
  search: { de: 'Suche', fr: 'Recherche', en: 'Search' },
  terms: { de: 'AGB', fr: 'CGV', en: 'Terms' },
  start: { de: 'Spiel: Start', fr: 'Jeu\u00a0: début', en: 'Game: start' },
  edit: { de: 'Spiel: Spieler', fr: 'Jeu\u00a0: joueurs', en: 'Game: players' },
  share: { de: 'Spiel: Teilen', fr: 'Jeu\u00a0: partager', en: 'Game: share' },
  play: { de: 'Spiel: Rangliste', fr: 'Jeu\u00a0: classement', en: 'Game: leaderboard' },
  coupon: { de: 'Spiel: Gutschein', fr: 'Jeu\u00a0: bon', en: 'Game: coupon' },
}
