import { button, richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { picture } from '../media/pictures.ts'

const magazine = 'https://magazin.gesundheitsoptik.example'

/** Articles of the association's magazine that the shop shows, for the settings. */
export const articleAddresses: readonly string[] = ['myopie', 'bildschirm', 'nachtfahrt'].map(
  (slug) => `${magazine}/${slug}`,
)

export const newsPage: SeedPage = {
  key: 'aktuell',
  name: words('Aktuell', 'Actualités'),
  slug: words('aktuell', 'actualites'),
  description: words(
    'Neues aus dem Schaufenster und aus dem Magazin der Gesundheitsoptik.',
    'Des nouvelles de la vitrine et du magazine de l’optique de santé.',
  ),
  groups: [
    {
      name: 'hero',
      options: { size: 'small', alignment: 'right', lens: false },
      fields: {
        kicker: text('Aktuell', 'Actualités'),
        title: text('Was gerade im Fenster liegt.', 'Ce qu’il y a en vitrine.'),
        lead: richText(
          'Wir fotografieren, was ankommt, was fertig wird und was wir selber gern tragen. Und lesen, was andere über das Sehen schreiben.',
          'Nous photographions ce qui arrive, ce qui est prêt et ce que nous aimons porter. Et nous lisons ce que d’autres écrivent sur la vue.',
        ),
        image: picture('magazine'),
      },
    },
    {
      name: 'instagramFeed',
      fields: {
        title: text('Von unserem Tisch', 'De notre table'),
        button: button('https://www.instagram.com/optik.lindenhof/', 'Auf Instagram folgen', 'Suivre sur Instagram'),
      },
    },
    {
      name: 'goFeed',
      options: { background: 'secondary' },
      fields: {
        title: text('Was Kolleginnen schreiben', 'Ce qu’écrivent nos collègues'),
        lead: richText(
          'Aus dem Magazin der Gesundheitsoptik, von Betrieben in der ganzen Schweiz.',
          'Extraits du magazine de l’optique de santé, par des magasins de toute la Suisse.',
        ),
      },
    },
  ],
}
