import { richText, type SeedPage, text, words } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'

/** The page of the association, with the directory of its members. */
export const associationPage: SeedPage = {
  key: 'gesundheitsoptik',
  name: words('Gesundheitsoptik', 'Optique de santé'),
  slug: words('gesundheitsoptik', 'optique-de-sante'),
  description: words(
    'Die Betriebe des Verbands Gesundheitsoptik in der ganzen Schweiz: nach Name, Ort oder Postleitzahl.',
    'Les membres de l’association Gesundheitsoptik dans toute la Suisse\u00a0: par nom, lieu ou code postal.',
  ),
  groups: [
    {
      name: 'businessSearch',
      fields: {
        title: text('Vierunddreissig Betriebe, ein Versprechen', 'Trente-quatre opticiens, une promesse'),
        lead: richText(
          'Wer zur Gesundheitsoptik gehört, misst den Augendruck, zeigt Ihnen das Bild der Netzhaut und schickt Sie zum Arzt, wenn es nötig ist. Wer Frequentlens führt, passt Linsen auch unterwegs an.',
          'Les membres de Gesundheitsoptik mesurent la pression de l’œil, vous montrent l’image de la rétine et vous envoient chez le médecin s’il le faut. Les partenaires Frequentlens adaptent vos lentilles, même en voyage.',
        ),
      },
    },
  ],
}
