import type { Field } from '../kernel/field.ts'
import type { Label } from '../kernel/label.ts'
import { link } from '../options/link/option.ts'

interface TextUse {
  maxLength?: number
  sample?: string
  mayStay?: boolean
}

/** A line of text, such as a title. Line breaks are kept, formatting is not. */
export function text(label: Label, use: TextUse = {}): Field<'text'> {
  return { kind: 'text', label, options: {}, maxLength: 500, ...use }
}

/** Text with paragraphs, headings, lists, emphasis, colours and links. */
export function richText(label: Label, use: TextUse = {}): Field<'richText'> {
  return { kind: 'richText', label, options: {}, maxLength: 50_000, ...use }
}

/** A picture out of the media library. */
export function media(label: Label): Field<'media'> {
  return { kind: 'media', label, options: {}, maxLength: 0 }
}

const buttonOptions = { link: link({ de: 'Link', fr: 'Lien', en: 'Link' }) }

/** A label that leads somewhere. */
export function button(label: Label, use: TextUse = {}): Field<'button'> & { options: typeof buttonOptions } {
  return { kind: 'button', label, options: buttonOptions, maxLength: 80, ...use }
}
