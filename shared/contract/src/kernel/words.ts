import type { Label } from './label.ts'

/** Labels that many contracts share. */
export const words = {
  title: { de: 'Titel', fr: 'Titre', en: 'Title' },
  lead: { de: 'Einleitung', fr: 'Introduction', en: 'Lead' },
  text: { de: 'Text', fr: 'Texte', en: 'Text' },
  image: { de: 'Bild', fr: 'Image', en: 'Picture' },
  button: { de: 'Schaltfläche', fr: 'Bouton', en: 'Button' },
  name: { de: 'Name', fr: 'Nom', en: 'Name' },
  email: { de: 'E-Mail', fr: 'E-mail', en: 'E-mail' },
  background: { de: 'Hintergrund', fr: 'Arrière-plan', en: 'Background' },
  spacing: { de: 'Abstand', fr: 'Espacement', en: 'Spacing' },
  alignment: { de: 'Ausrichtung', fr: 'Alignement', en: 'Alignment' },
  textSize: { de: 'Textgrösse', fr: 'Taille du texte', en: 'Text size' },
  showImages: { de: 'Bilder zeigen', fr: 'Afficher les images', en: 'Show pictures' },
} satisfies { readonly [name: string]: Label }
