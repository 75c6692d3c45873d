import { richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'

/** The day of the association of opticians, whose host the shop is: sponsors book their part here. */
export const sponsorPage: SeedPage = {
  key: 'gesundheitsoptik-tag',
  name: words('Gesundheitsoptik-Tag', 'Journée de l’optique de santé'),
  slug: words('gesundheitsoptik-tag', 'journee-optique-de-sante'),
  description: words(
    'Der Gesundheitsoptik-Tag 2027 im Casinotheater Winterthur: Sponsoring, Stände und Plätze buchen.',
    'La journée de l’optique de santé 2027 au Casinotheater Winterthour : réserver sponsoring, stands et places.',
  ),
  groups: [
    {
      name: 'hero',
      options: { size: 'small' },
      fields: {
        kicker: text('11. Juni 2027, Casinotheater Winterthur', '11 juin 2027, Casinotheater Winterthour'),
        title: text('Ein Tag für gesunde Augen.', 'Une journée pour des yeux sains.'),
        lead: richText(
          'Der Verband Gesundheitsoptik lädt 180 Optikerinnen und Optiker ein, die Augen nicht nur vermessen, sondern untersuchen. Wir sind Gastgeber.',
          'L’association Optique de santé invite 180 opticiennes et opticiens qui ne se contentent pas de mesurer les yeux, mais les examinent. Nous sommes les hôtes.',
        ),
        image: picture('eye-health'),
      },
    },
    {
      name: 'aspectSponsorForm',
      options: { hauptsponsorBooked: true, standprasenz9mBooked: true },
      fields: {
        title: text('Tragen Sie den Tag mit', 'Soutenez cette journée'),
        lead: richText(
          'Wählen Sie, was Sie beitragen; das Total rechnet mit. Sie bekommen eine Bestätigung per Mail und im Mai die Rechnung. Fragen beantwortet [Reto](mailto:reto@optik-lindenhof.ch).',
          'Choisissez votre contribution ; le total se calcule au fur et à mesure. Vous recevez une confirmation par e-mail et la facture en mai. [Reto](mailto:reto@optik-lindenhof.ch) répond à vos questions.',
        ),
      },
    },
  ],
}
