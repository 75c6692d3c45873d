import { button, richText, type SeedGroup, text } from '@blickfang/cms/plugin/operations/setup/pages/seed-page.ts'
import { type PictureKey, picture } from '../media/pictures.ts'
import { bookingUrl } from './booking.ts'

interface Step {
  picture: PictureKey
  position: string
  title: readonly [de: string, fr: string]
  text: readonly [de: string, fr: string]
}

const steps: readonly Step[] = [
  {
    picture: 'shop-front',
    position: 'bottom-left',
    title: ['Minute 0: Ankommen', 'Minute 0 : l’accueil'],
    text: [
      'Sie setzen sich, wir fragen. Wofür brauchen Sie Ihre Augen, wo zwickt es, was lesen Sie abends? Die alte Brille messen wir nebenbei aus.',
      'Vous vous asseyez, nous posons des questions. À quoi servent vos yeux, où cela gêne-t-il, que lisez-vous le soir ? Nous mesurons vos anciennes lunettes en passant.',
    ],
  },
  {
    picture: 'eye-test',
    position: 'center-right',
    title: ['Minute 10: Messen', 'Minute 10 : mesurer'],
    text: [
      'Zuerst das Gerät, dann Ihr Urteil: besser so oder so? Sehschärfe in Ferne und Nähe, Zusammenspiel beider Augen, Augendruck mit einem Luftstoss.',
      'D’abord l’appareil, puis votre avis : mieux comme ceci ou comme cela ? Acuité de loin et de près, coordination des yeux, pression par un souffle d’air.',
    ],
  },
  {
    picture: 'trial-frame',
    position: 'top-left',
    title: ['Minute 30: Ausprobieren', 'Minute 30 : essayer'],
    text: [
      'Mit Probegläsern auf der Nase gehen Sie vor die Tür und schauen die Marktgasse hinunter. Erst wenn das stimmt, reden wir über Fassungen.',
      'Verres d’essai sur le nez, vous sortez regarder la Marktgasse. Quand c’est juste, et pas avant, nous parlons de montures.',
    ],
  },
  {
    picture: 'marktgasse',
    position: 'bottom-right',
    title: ['Minute 45: Wissen', 'Minute 45 : savoir'],
    text: [
      'Sie gehen mit Ihren Werten auf Papier, auch wenn Sie nichts kaufen. Und mit einem Datum, wann die nächste Prüfung sinnvoll ist.',
      'Vous repartez avec vos valeurs sur papier, même sans achat. Et avec une date pour le prochain examen utile.',
    ],
  },
]

/** Slider through the three quarters of an hour that an exam takes, a step on each screen. */
export const examSlider: SeedGroup = {
  name: 'contentSliderBoard',
  options: { spacing: 'none' },
  fields: { title: text('Was in 45 Minuten geschieht', 'Ce qui se passe en 45 minutes') },
  children: steps.map((step, index) => ({
    name: 'contentSliderCard',
    options: { textPosition: step.position },
    fields: {
      image: picture(step.picture),
      title: text(...step.title),
      text: richText(...step.text),
      ...(index === steps.length - 1 && { button: button(bookingUrl, 'Termin vereinbaren', 'Prendre rendez-vous') }),
    },
  })),
}
