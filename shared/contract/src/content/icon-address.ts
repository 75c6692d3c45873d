/**
 * Forms in which a site's icon is kept, beside those of its picture: for tabs and bookmarks, for the start screens of iPhones
 * (which take no transparency) and for those of the others, and a card for previews of pages without a picture of their own.
 */
export const iconForms = ['icon.ico', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'card.png'] as const
export type IconForm = (typeof iconForms)[number]

/** Size of the card in pixels: what messengers and networks show large. Source: ogp.me, and the cards of Facebook and X. */
export const cardSize = { width: 1200, height: 630 } as const

/** Where a form of an icon is found; `file` is a picture of the library, or the name of a drawn icon. */
export function iconAddress(file: string, form: IconForm): string {
  return `/api/bf-media/picture/${file}/${form}`
}

/** `icon-180.png` as a form; null for every form that is not kept. */
export function readIconForm(form: string): IconForm | null {
  return iconForms.find((kept) => kept === form) ?? null
}

/** The drawing for a site without an icon: its first letter or digit, null where that is neither, on its colour (#rrggbb). */
export interface DrawnIcon {
  readonly initial: string | null
  readonly color: string
}

/** A drawn icon under a name that says all of it, as a picture's name stands for its bytes. */
export function drawnIconFile(siteName: string, color: string): string {
  const first = siteName.trim().normalize('NFD').charAt(0).toLowerCase()
  return `drawn-${/[a-z0-9]/.test(first) ? first : 'lens'}-${color.slice(1).toLowerCase()}.svg`
}

/** Reads the name of a drawn icon; null for every other file. */
export function readDrawnIcon(file: string): DrawnIcon | null {
  const [, name = '', color] = /^drawn-([a-z0-9]|lens)-([0-9a-f]{6})\.svg$/.exec(file) ?? []
  return color ? { initial: name === 'lens' ? null : name, color: `#${color}` } : null
}
