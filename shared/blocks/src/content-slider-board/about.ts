import type { About } from '@blickfang/contract/kernel/block.ts'

export const contentSliderBoardAbout: About = {
  sentence: {
    de: 'Bilder und Worte, durch die man bildschirmweise wischt.',
    fr: 'Des images et des mots que l’on parcourt écran par écran.',
    en: 'Pictures and words to swipe through, screen by screen.',
  },
  synonyms: ['Karussell', 'Diashow', 'Wischen', 'carrousel', 'diaporama', 'carousel', 'slideshow', 'Slider'],
}
