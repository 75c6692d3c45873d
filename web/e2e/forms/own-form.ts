import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from '../first-week/hand.ts'

/** Words of the editor, in the language in which it is read. */
export interface Said {
  readonly first: string
  readonly dialog: string
  readonly tile: string
  readonly another: string | RegExp
  readonly choice: string
  readonly phone: string
  readonly choices: string
  readonly goesTo: RegExp
  readonly recipient: string
  readonly saved: string
  readonly tools: string
  readonly close: string
}

export const german: Said = {
  ...{
    first: 'Ersten Block einfügen',
    dialog: 'Block hinzufügen',
    tile: 'Eigenes Formular',
    another: 'Feld hinzufügen',
  },
  ...{ choice: 'Auswahl', phone: 'Telefon', choices: 'Antworten eingeben, eine je Zeile', saved: 'Gespeichert' },
  ...{ goesTo: /^Geht an die E-Mail-Adresse/, recipient: 'Geht an', tools: 'Werkzeuge zum Bearbeiten' },
  close: 'Schliessen',
}

export const french: Said = {
  ...{ first: 'Insérer le premier bloc', dialog: 'Ajouter un bloc', tile: 'Formulaire personnalisé' },
  ...{
    another: /^Ajouter\s:\sChamp$/,
    choice: 'Choix',
    phone: 'Téléphone',
    choices: 'Saisir les réponses, une par ligne',
  },
  ...{ goesTo: /^Arrive à l’adresse/, recipient: 'Arrive à', saved: 'Enregistré', tools: 'Outils de modification' },
  close: 'Fermer',
}

export interface Wanted {
  readonly color: string
  readonly colors: readonly string[]
  readonly phone: string
  readonly recipient: string
  readonly thanks: string
}

/** A page that is edited, and the hand that counts. */
interface Maker {
  readonly page: Page
  readonly hand: Hand
}

/** Makes the form of the owner's first week on an empty page: five fields, one of them a choice, to an address of its own, with thanks of its own. */
export async function makeForm({ page, hand }: Maker, said: Said, wanted: Wanted): Promise<void> {
  const block = page.locator('main [data-block="form"]')
  const cards = block.locator('[data-block="formField"]')
  await hand.press(page.getByRole('button', { name: said.first }))
  await hand.press(
    page.getByRole('dialog', { name: said.dialog }).getByRole('button', { name: said.tile, exact: true }),
  )
  await expect(cards).toHaveCount(3)
  for (const count of [4, 5]) {
    await block.hover({ position: { x: 8, y: 8 } })
    await hand.press(page.getByRole('button', { name: said.another, exact: true }))
    await expect(cards).toHaveCount(count)
    // The new one takes the focus, and with it the frame, a moment after it stands there.
    await expect(cards.nth(count - 1).locator(':focus')).toBeVisible()
  }
  const [color, phone] = [cards.nth(3), cards.nth(4)]
  await hand.write(color.locator('[data-field="question"]'), [wanted.color])
  await askFor(page, hand, { card: color, kind: said.choice, close: said.close })
  await hand.press(color.getByRole('button', { name: said.choices }))
  await hand.write(color.locator('[data-field="choices"]'), wanted.colors)
  await hand.write(phone.locator('[data-field="question"]'), [wanted.phone])
  await askFor(page, hand, { card: phone, kind: said.phone, close: said.close })
  await hand.write(block.locator('[data-field="thanks"]'), [wanted.thanks])
  await hand.press(block.getByRole('button', { name: said.goesTo }))
  await hand.fill(page.getByRole('textbox', { name: said.recipient, exact: true }), wanted.recipient)
  await expect(page.getByRole('toolbar', { name: said.tools }).getByRole('status').last()).toHaveText(said.saved)
}

interface Answer {
  readonly card: Locator
  readonly kind: string
  readonly close: string
}

/** A press on the place of the answer opens what it may be; on a phone that lies over the page until it is closed. */
async function askFor(page: Page, hand: Hand, { card, kind, close }: Answer): Promise<void> {
  await hand.press(card.locator('[data-asks-option]'))
  await hand.choose(page.getByRole('radio', { name: kind, exact: true }))
  await hand.press(page.getByRole('button', { name: close, exact: true }))
}
