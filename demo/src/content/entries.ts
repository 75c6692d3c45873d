import { type Words, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import type { PictureKey } from '../media/pictures.ts'

/** Entry that the admin keeps beside the pages, in both languages. */
interface DemoEntry {
  readonly title: Words
  /** In the marks of the seed's rich text. */
  readonly text: Words
  readonly contact: 'marta' | 'luca'
  readonly picture?: PictureKey
}
export interface DemoJob extends DemoEntry {
  readonly workQuota: string
}
export interface DemoItem extends DemoEntry {
  readonly kind: 'offering' | 'searching'
  readonly type: 'frame' | 'object' | 'job'
  readonly cost?: number
  readonly askingPrice?: boolean
  readonly toBePickedUp?: boolean
  readonly subjectToPostage?: boolean
}

/** Whom the entries name. */
export const contacts = {
  marta: { firstName: 'Marta', lastName: 'Lindenmann', email: 'marta@optik-lindenhof.ch', phone: '+41 52 212 47 31' },
  luca: { firstName: 'Luca', lastName: 'Fontana', email: 'luca@optik-lindenhof.ch', phone: '+41 52 212 47 34' },
} as const

export const jobs: readonly DemoJob[] = [
  {
    title: words('Augenoptikerin oder Augenoptiker EFZ', 'Opticienne ou opticien CFC'),
    workQuota: '80–100 %',
    contact: 'marta',
    picture: 'fitting-table',
    text: words(
      'Sie beraten gern, und wenn jemand zum dritten Mal wegen desselben Bügels kommt, wollen Sie wissen, woran es liegt. Bei uns sitzt man am Tisch, an dem schon Martas Vater angepasst hat, und nimmt sich 45 Minuten.\n\n### Was Sie tun\n\n- Brillen beraten, messen, anpassen, auch die schwierigen\n- Gläser in der eigenen Werkstatt einschleifen\n- Lernende begleiten: Luca ist im dritten Lehrjahr\n\n### Was wir bieten\n\n- Fünf Wochen Ferien, jeden zweiten Samstag frei\n- Zwei Weiterbildungen im Jahr, die Sie aussuchen\n- Eine Brille im Jahr, auch für Ihre Mutter',
      'Vous aimez conseiller, et quand quelqu’un revient pour la troisième fois à cause de la même branche, vous voulez savoir pourquoi. Chez nous, on s’assied à la table où travaillait déjà le père de Marta, et on prend 45 minutes.\n\n### Vos tâches\n\n- Conseiller, mesurer et ajuster, même les cas difficiles\n- Tailler les verres dans notre atelier\n- Accompagner les apprentis\u00a0: Luca est en troisième année\n\n### Ce que nous offrons\n\n- Cinq semaines de vacances, un samedi libre sur deux\n- Deux formations par an, à votre choix\n- Une paire de lunettes par an, aussi pour votre mère',
    ),
  },
  {
    title: words('Lehrstelle Augenoptik EFZ, ab August 2027', 'Place d’apprentissage CFC, dès août 2027'),
    workQuota: '100 %',
    contact: 'luca',
    picture: 'apprentice',
    text: words(
      'Du lernst schleifen, löten und zuhören. Schnuppern kannst du drei Tage, am besten in den Sportferien: Luca zeigt dir die Werkstatt und sagt dir ehrlich, was am Anfang schwierig ist.\n\nSchick uns dein letztes Zeugnis und zwei Sätze dazu, warum du gern mit den Händen arbeitest.',
      'Tu apprendras à tailler, à souder et à écouter. Tu peux faire un stage de trois jours, si possible pendant les vacances de sport\u00a0: Luca te montrera l’atelier et te dira franchement ce qui est difficile au début.\n\nEnvoie-nous ton dernier bulletin et deux phrases sur ce que tu aimes faire de tes mains.',
    ),
  },
]

export const items: readonly DemoItem[] = [
  {
    title: words('Scheitelbrechwertmesser, 2016', 'Frontofocomètre, 2016'),
    kind: 'offering',
    type: 'object',
    cost: 1450,
    askingPrice: true,
    toBePickedUp: true,
    contact: 'marta',
    picture: 'lensmeter',
    text: words(
      'Läuft einwandfrei und wurde jedes Jahr geeicht; wir haben auf ein Gerät mit Wellenfront umgestellt. Das Handbuch ist dabei, die Abdeckung hat einen Sprung.',
      'Fonctionne parfaitement, étalonné chaque année\u00a0; nous sommes passés à un appareil à front d’onde. Avec le manuel\u00a0; le capot est fêlé.',
    ),
  },
  {
    title: words('Vierzig Kinderfassungen, unbenutzt', 'Quarante montures pour enfants, neuves'),
    kind: 'offering',
    type: 'frame',
    cost: 0,
    subjectToPostage: true,
    contact: 'luca',
    picture: 'parcel',
    text: words(
      'Aus einer Kollektion, die es nicht mehr gibt: Grössen 40 bis 46, meist Blau und Rot. Für ein Hilfsprojekt oder zum Üben für Lernende.',
      'D’une collection arrêtée\u00a0: tailles 40 à 46, surtout bleues et rouges. Pour un projet d’aide ou pour l’exercice des apprentis.',
    ),
  },
  {
    title: words('Fräser für randlose Brillen', 'Fraise pour lunettes percées'),
    kind: 'searching',
    type: 'object',
    contact: 'luca',
    picture: 'repair',
    text: words(
      'Unserer ist nach zwölf Jahren am Ende. Am liebsten einer, den man noch selber einstellen kann.',
      'La nôtre est à bout après douze ans. De préférence une machine que l’on règle encore à la main.',
    ),
  },
  {
    title: words('Ferienvertretung im Juli, zwei Wochen', 'Remplacement en juillet, deux semaines'),
    kind: 'searching',
    type: 'job',
    contact: 'marta',
    picture: 'sunglasses',
    text: words(
      'Vom 12. bis 24. Juli sind wir zu zweit statt zu fünft. Wer in der Nähe wohnt und Winterthur im Sommer mag, melde sich.',
      'Du 12 au 24 juillet, nous serons deux au lieu de cinq. Si vous habitez la région et aimez Winterthour en été, écrivez-nous.',
    ),
  },
]
