/** What the bar reads when it redeems a coupon. `{name}` and the like are filled in by the screen. */
export const german = {
  title: 'Gutschein einlösen',
  loading: 'Der Gutschein wird geprüft…',
  valid: 'Gültig',
  validText: 'Ein Gratisgetränk für {name}.',
  tie: 'Gleichstand: {count} haben mit gleich vielen Schlägen gewonnen. Alle bekommen ein Getränk.',
  redeem: 'Jetzt einlösen',
  busy: 'Wird eingelöst…',
  redeemed: 'Eingelöst',
  redeemedText: 'Das Getränk für {name} ist verbucht.',
  used: 'Bereits eingelöst',
  usedText: 'Am {date} um {time} Uhr von {by}. Dafür gibt es kein zweites Getränk.',
  unknown: 'Unbekannter Gutschein',
  unknownText:
    'Diesen Code haben wir nicht ausgestellt. Bitte scannen Sie den QR-Code auf dem Telefon des Gasts noch einmal.',
  code: 'Code',
  game: 'Runde',
  played: 'Gespielt am',
  inGame: 'Gutscheine eingelöst',
  again: 'Noch einmal versuchen',
  toSite: 'Zur Website',
}

export type RedeemWords = Readonly<Record<keyof typeof german, string>>
