import { button, richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { oldFrames } from '../drawing/old-frames.data.ts'
import { picture } from '../media/pictures.ts'

/** Page about things from the cellar, with a gallery too long to be seen whole at first. */
export const archivePage: SeedPage = {
  key: 'archiv',
  name: words('Aus dem Keller', 'Trésors de la cave'),
  slug: words('archiv', 'archives'),
  description: words(
    'Achtundzwanzig Brillen aus acht Jahrzehnten, gefunden in den Schubladen von Optik Lindenhof in Winterthur.',
    'Vingt-huit lunettes de huit décennies, retrouvées dans les tiroirs d’Optik Lindenhof à Winterthour.',
  ),
  groups: [
    {
      name: 'mediaGallery',
      options: { gridLayout: 'masonry', columnLayout: '4' },
      fields: {
        title: text('Achtundzwanzig Schubladen', 'Vingt-huit tiroirs'),
        lead: richText(
          'Als wir den Keller räumten, standen dort die Schränke von Martas Grossvater. Aus jeder Schublade, die noch aufging, haben wir eine Brille genommen.',
          'En vidant la cave, nous avons retrouvé les meubles du grand-père de Marta. De chaque tiroir qui s’ouvrait encore, nous avons sorti une paire de lunettes.',
        ),
      },
      children: oldFrames.map(({ year, caption }) => ({
        name: 'mediaGalleryPicture',
        fields: { image: picture(`archive-${year}`), caption: text(caption[0], caption[1]) },
      })),
    },
    {
      name: 'textBesideImage',
      options: { background: 'secondary', side: 'right', aspectRatio: 'classic', verticalAlignment: 'center' },
      fields: {
        image: picture('drawers'),
        kicker: text('Aus Ihrem Keller', 'De votre cave'),
        title: text('Liegt bei Ihnen auch eine?', 'Vous en avez une aussi ?'),
        text: richText(
          'Bringen Sie sie mit. In die meisten alten Fassungen lassen sich neue Gläser einsetzen.',
          'Apportez-la. La plupart des anciennes montures acceptent des verres neufs.',
        ),
        button: button('~contact', 'So finden Sie uns', 'Nous trouver'),
      },
    },
  ],
}
