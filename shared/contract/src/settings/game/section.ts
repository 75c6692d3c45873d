import { defineSection } from '../../kernel/section/section.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { count } from '../../options/count/option.ts'

/**
 * Conditions of the golf game's coupon. A round of fewer than 18 holes lasts at least in proportion; a network is such as the bar's
 * own or a phone company's.
 */
export const game = defineSection({
  name: 'game',
  label: { de: 'Golfspiel', fr: 'Jeu de golf', en: 'Golf game' },
  place: 12,
  options: {
    'game.active': checkbox(
      { de: 'Golfspiel anbieten', fr: 'Proposer le jeu de golf', en: 'Offer the golf game' },
      {
        hint: {
          de: 'Die fünf Seiten des Spiels kommen beim nächsten Start des Servers als Entwürfe dazu.',
          fr: 'Les cinq pages du jeu s’ajoutent comme brouillons au prochain démarrage du serveur.',
          en: 'The five pages of the game come as drafts with the next start of the server.',
        },
      },
    ),
    'game.roundMinutes': count(
      {
        de: 'Mindestdauer für einen Gutschein (Minuten für 18 Löcher)',
        fr: 'Durée minimale pour un bon (minutes pour 18 trous)',
        en: 'Least length of a round for a coupon (minutes for 18 holes)',
      },
      {
        range: { min: 0, max: 600 },
        fallback: 30,
        hint: {
          de: 'Eine Runde, die kürzer dauert, bekommt keinen Gutschein. 0: jede Runde. Die Dauer steht bei der Rangliste.',
          fr: 'Une partie plus courte ne donne droit à aucun bon. 0 : toute partie. La durée figure près du classement.',
          en: 'A shorter round gets no coupon. 0: each round does. The length is told beside the ranking.',
        },
      },
    ),
    'game.couponsPerNetwork': count(
      {
        de: 'Neue Gutscheine pro Tag und Netzwerk',
        fr: 'Nouveaux bons par jour et par réseau',
        en: 'New coupons a day for one network',
      },
      {
        range: { min: 1, max: 1000 },
        fallback: 12,
        hint: {
          de: 'Alle Handys im selben WLAN sind ein Netzwerk.',
          fr: 'Tous les téléphones du même Wi-Fi forment un réseau.',
          en: 'All phones on the same Wi-Fi are one network.',
        },
      },
    ),
    'game.couponsPerDay': count(
      { de: 'Neue Gutscheine pro Tag', fr: 'Nouveaux bons par jour', en: 'New coupons a day' },
      { range: { min: 1, max: 10_000 }, fallback: 100 },
    ),
  },
  showWhen: {
    'game.roundMinutes': { 'game.active': true },
    'game.couponsPerNetwork': { 'game.active': true },
    'game.couponsPerDay': { 'game.active': true },
  },
})
