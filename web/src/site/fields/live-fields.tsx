import { isPictured } from '@blickfang/contract/content/media/is-pictured.ts'
import type { FieldView, Words } from '@blickfang/contract/content/page-view.ts'
import { plainText, type ShownRichText } from '@blickfang/contract/content/rich-text.ts'
import type { FieldKind } from '@blickfang/contract/kernel/field.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import { fieldAnchor } from '@blickfang/contract/options/link/anchor.ts'
import { resolvedLinkSchema } from '@blickfang/contract/options/link/option.ts'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import { RichText } from '@blickfang/views/site/rich-text.tsx'
import { wordRoom } from '@blickfang/views/site/word-room/word-room.ts'
import type { ComponentType } from 'react'
import { Picture } from './picture.tsx'
import { WholeLink } from './whole-link.tsx'

/** A field's content on a live page, and the page's language: where they differ, the words say so. */
interface LiveField {
  readonly field: FieldView
  readonly locale: Locale
}

type LiveComponents = {
  readonly [K in FieldKind]: {
    readonly isEmpty: (field: FieldView) => boolean
    readonly Component: ComponentType<FieldProps[K] & LiveField>
  }
}

const textIn = (words: Words | null): string => (typeof words === 'string' ? words : plainText(words))
const richTextIn = (words: Words | null): ShownRichText | null => (typeof words === 'string' ? null : words)

/** How each kind of field looks to a visitor. An empty one is left out. */
export const liveFields: LiveComponents = {
  text: {
    isEmpty: ({ words }) => !textIn(words).trim(),
    Component: ({ as: Tag = 'p', className, field, locale }) => (
      <Tag
        id={/^h\d$/.test(Tag) ? fieldAnchor(field.id) : undefined}
        className={className}
        lang={otherLanguage(field, locale)}
        style={wordRoom(textIn(field.words))}
      >
        {textIn(field.words)}
      </Tag>
    ),
  },
  richText: {
    isEmpty: ({ words }) => !plainText(richTextIn(words)).trim(),
    Component: ({ className, field, locale }) => {
      const value = richTextIn(field.words)
      const text = value && <RichText className={className} value={value} anchor={fieldAnchor(field.id)} />
      const lang = otherLanguage(field, locale)
      return lang ? <div lang={lang}>{text}</div> : text
    },
  },
  media: {
    isEmpty: ({ media }) => !media || !isPictured(media),
    Component: ({ field: { media }, locale, whole, ...place }) => {
      const picture = media && <Picture {...place} media={media} />
      if (!media || whole === undefined) return picture
      return (
        <WholeLink media={media} locale={locale} className={whole}>
          {picture}
        </WholeLink>
      )
    },
  },
  button: {
    isEmpty: (field) => !textIn(field.words).trim() || !hrefOf(field),
    Component: ({ field, locale, className, variant }) => (
      <a
        className={buttonClass({ variant, className })}
        href={hrefOf(field) ?? undefined}
        lang={otherLanguage(field, locale)}
      >
        {textIn(field.words)}
      </a>
    ),
  },
}

function hrefOf(field: FieldView): string | null {
  return resolvedLinkSchema.safeParse(field.options.link).data?.href ?? null
}

function otherLanguage({ language }: FieldView, locale: Locale): Locale | undefined {
  return language && language !== locale ? language : undefined
}
