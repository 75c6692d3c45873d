import { defineSection } from '../../kernel/section/section.ts'
import { words } from '../../kernel/words.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { email } from '../../options/email/option.ts'
import { phone } from '../../options/phone/option.ts'
import { text } from '../../options/text/option.ts'
import { textSize } from '../../options/text-size/option.ts'
import { themeColor } from '../../options/theme-color/option.ts'

/** Condition of the shop's own words, which then stand in the place of what its branches say. */
const ownWords = { 'footer.useBusinessDataFromLookUp': false }

export const footer = defineSection({
  name: 'footer',
  label: { de: 'Fussbereich', fr: 'Pied de page', en: 'Footer' },
  place: 3,
  options: {
    'appearance.footerColor': themeColor({ de: 'Farbe', fr: 'Couleur', en: 'Colour' }, { fallback: 'footer' }),
    'footer.useBusinessDataFromLookUp': checkbox(
      {
        de: 'Angaben des Geschäfts verwenden',
        fr: 'Utiliser les données du commerce',
        en: 'Use the details of the shop',
      },
      {
        fallback: true,
        hint: {
          de: 'Adresse und Telefon kommen aus den Standorten.',
          fr: 'L’adresse et le téléphone viennent des succursales.',
          en: 'Address and phone come from the branches.',
        },
      },
    ),
    'footer.street': text({ de: 'Strasse und Nummer', fr: 'Rue et numéro', en: 'Street and number' }),
    'footer.city': text({ de: 'PLZ und Ort', fr: 'NPA et lieu', en: 'Postcode and city' }),
    'footer.email': email(words.email),
    'footer.phone': phone({ de: 'Telefon', fr: 'Téléphone', en: 'Phone' }),
    'footer.logoSize': textSize({ de: 'Grösse des Logos', fr: 'Taille du logo', en: 'Logo size' }),
    'footer.upperCase': checkbox({ de: 'Grossbuchstaben', fr: 'Majuscules', en: 'Upper case' }),
    'footer.links.showTerms': checkbox(
      { de: 'Link zu den AGB zeigen', fr: 'Montrer le lien vers les CGV', en: 'Show the link to the terms' },
      { fallback: true },
    ),
  },
  showWhen: {
    'footer.street': ownWords,
    'footer.city': ownWords,
    'footer.email': ownWords,
    'footer.phone': ownWords,
  },
})
