import { defineSection } from '../../kernel/section/section.ts'
import { words } from '../../kernel/words.ts'
import { alignment } from '../../options/alignment/option.ts'
import { checkbox } from '../../options/checkbox/option.ts'
import { headerGround } from '../../options/header-ground/option.ts'
import { media } from '../../options/media/option.ts'
import { textSize } from '../../options/text-size/option.ts'
import { webAddress } from '../../options/web-address/option.ts'

export const header = defineSection({
  name: 'header',
  label: { de: 'Kopfbereich', fr: 'En-tête', en: 'Header' },
  place: 1,
  options: {
    'appearance.header': headerGround(words.background),
    'appearance.opaqueHeaderOnMobile': checkbox({
      de: 'Auf dem Telefon immer deckend',
      fr: 'Toujours opaque sur téléphone',
      en: 'Always opaque on phones',
    }),
    'appearance.showLogoOnMobile': checkbox(
      { de: 'Logo auf dem Telefon zeigen', fr: 'Montrer le logo sur téléphone', en: 'Show the logo on phones' },
      { fallback: true },
    ),
    'header.logo': media({ de: 'Logo', fr: 'Logo', en: 'Logo' }),
    'header.alternativeLogo': media({
      de: 'Logo für dunklen Grund',
      fr: 'Logo pour fond sombre',
      en: 'Logo for dark grounds',
    }),
    'header.icon': media({
      de: 'Zeichen für Browser-Tab und Startbildschirm',
      fr: 'Icône pour l’onglet et l’écran d’accueil',
      en: 'Icon for tabs and start screens',
    }),
    'header.useAlternativeLogo': checkbox({
      de: 'Logo für dunklen Grund verwenden',
      fr: 'Utiliser le logo pour fond sombre',
      en: 'Use the logo for dark grounds',
    }),
    'header.logoSize': textSize({ de: 'Grösse des Logos', fr: 'Taille du logo', en: 'Logo size' }),
    'header.logoPosition': alignment({ de: 'Platz des Logos', fr: 'Place du logo', en: 'Logo position' }),
    'header.boldHeaderFont': checkbox({ de: 'Fette Schrift', fr: 'Caractères gras', en: 'Bold type' }),
    'header.upperCase': checkbox({ de: 'Grossbuchstaben', fr: 'Majuscules', en: 'Upper case' }),
    'header.useBusinessDataFromLookUp': checkbox(
      {
        de: 'Angaben des Geschäfts verwenden',
        fr: 'Utiliser les données du commerce',
        en: 'Use the details of the shop',
      },
      {
        fallback: true,
        hint: {
          de: 'Adresse und Telefon am Ende des Menüs auf dem Telefon kommen aus den Standorten, sonst aus dem Fussbereich.',
          fr: 'L’adresse et le téléphone à la fin du menu mobile viennent des succursales, sinon du pied de page.',
          en: 'Address and phone at the end of the menu on phones come from the branches, else from the footer.',
        },
      },
    ),
    'header.loginPage.useLinkToLoginPage': checkbox({
      de: 'Link zu einem Kundenbereich',
      fr: 'Lien vers un espace client',
      en: 'Link to a login page',
    }),
    'header.loginPage.url': webAddress({
      de: 'Adresse des Kundenbereichs',
      fr: 'Adresse de l’espace client',
      en: 'Address of the login page',
    }),
  },
  showWhen: { 'header.loginPage.url': { 'header.loginPage.useLinkToLoginPage': true } },
})
