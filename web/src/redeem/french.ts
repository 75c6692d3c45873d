import type { RedeemWords } from './german.ts'

/** The same in French. */
export const french: RedeemWords = {
  title: 'Utiliser le bon',
  loading: 'Vérification du bon…',
  valid: 'Valable',
  validText: 'Une boisson offerte pour {name}.',
  tie: 'Égalité : {count} ont gagné, et chacun reçoit une boisson.',
  redeem: 'Utiliser maintenant',
  busy: 'Enregistrement…',
  redeemed: 'Utilisé',
  redeemedText: 'La boisson de {name} est enregistrée.',
  used: 'Déjà utilisé',
  usedText: 'Le {date} à {time} par {by}. Pas de deuxième boisson pour ce bon.',
  unknown: 'Bon inconnu',
  unknownText: 'Nous n’avons pas émis ce code. Veuillez scanner encore une fois le code QR sur le téléphone du client.',
  code: 'Code',
  game: 'Partie',
  played: 'Jouée le',
  inGame: 'Bons utilisés',
  again: 'Réessayer',
  toSite: 'Vers le site',
}
