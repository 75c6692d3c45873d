import type { Page } from '@playwright/test'

/** Words of the set-up and of the editor in one language, as a person reads them. */
export const words = {
  de: {
    own: /Eigene Website beginnen/,
    ...{ email: 'E-Mail', password: 'Passwort', name: 'Name', kind: 'Art des Geschäfts', bakery: 'Bäckerei' },
    ...{ street: 'Strasse', number: 'Nummer', zip: 'PLZ', city: 'Ort', phone: 'Telefon' },
    ...{ hours: 'Dienstag', palette: 'Ziegel', fonts: 'Ruhig', next: 'Weiter', begin: 'Website erstellen' },
    ...{ left: 'Was noch zu tun ist', close: 'Schliessen', tools: 'Werkzeuge zum Bearbeiten' },
    ...{ publish: 'Veröffentlichen', published: 'Veröffentlicht.', home: 'Startseite veröffentlichen' },
  },
  fr: {
    own: /Commencer mon site/,
    ...{ email: 'E-mail', password: 'Mot de passe', name: 'Nom', kind: 'Type de commerce', bakery: 'Boulangerie' },
    ...{ street: 'Rue', number: 'Numéro', zip: 'NPA', city: 'Localité', phone: 'Téléphone' },
    ...{ hours: 'mardi', palette: 'Brique', fonts: 'Calme', next: 'Continuer', begin: 'Créer le site' },
    ...{ left: 'Ce qu’il reste à faire', close: 'Fermer', tools: 'Outils de modification' },
    ...{ publish: 'Publier', published: 'Publié.', home: 'Publier la page d’accueil' },
  },
} as const
type SetupLanguage = keyof typeof words

/** Account that the journey makes. */
export const account = { email: 'anna@backhaus.example', password: 'vier Wörter am Stück' }

interface Walk {
  readonly language: SetupLanguage
  /** Looks at each screen before it is left. */
  readonly look?: (page: Page, screen: string) => Promise<void>
}

/** Answers the set-up for a bakery, from its first screen to the editor. Resolves with the number of answers that it took. */
export async function answerSetup(page: Page, setupUrl: string, { language, look }: Walk): Promise<number> {
  const say = words[language]
  let answers = 0
  const fill = async (label: string, value: string, isExact = true) => {
    await page.getByLabel(label, { exact: isExact }).fill(value)
    answers += 1
  }
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click()
    answers += 1
  }
  const seen = async (screen: string) => look?.(page, screen)
  await page.goto(setupUrl)
  await page.getByRole('button', { name: say.own }).waitFor()
  await seen('start')
  await press(say.own)
  await fill(say.email, account.email)
  await fill(say.password, account.password)
  await seen('account')
  await press(say.next)
  await fill(say.name, 'Backhaus Anna')
  await page.getByLabel(say.kind).selectOption({ label: say.bakery })
  answers += 1
  await seen('business')
  await press(say.next)
  await fill(say.street, 'Dorfplatz')
  await fill(say.number, '4')
  await fill(say.zip, '3000')
  await fill(say.city, 'Bern')
  await fill(say.phone, '031 300 40 50')
  await page.getByRole('group', { name: say.hours, exact: true }).getByRole('textbox').first().fill('6.30–12, 14–18')
  answers += 1
  await seen('place')
  await press(say.next)
  await page.getByRole('radio', { name: say.palette }).check()
  await page.getByRole('radio', { name: say.fonts }).check()
  answers += 2
  await seen('look')
  await press(say.next)
  await seen('parts')
  await press(say.begin)
  await page.getByRole('dialog', { name: say.left }).waitFor()
  await seen('left')
  return answers
}
