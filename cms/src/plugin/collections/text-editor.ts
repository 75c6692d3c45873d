import {
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { editorPlaceholder } from './editor-placeholder.ts'

interface TextMay {
  readonly headings: ('h1' | 'h2' | 'h3')[]
  /** Collections to whose documents a link may lead, beside addresses. */
  readonly linksTo: 'bf-pages'[]
}

/** Payload's rich text editor with the nodes that content/rich-text.ts allows, and no others. */
export function textEditor({ headings, linksTo }: TextMay): ReturnType<typeof lexicalEditor> {
  return lexicalEditor({
    admin: { placeholder: editorPlaceholder },
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: headings }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BoldFeature(),
      ItalicFeature(),
      LinkFeature({ enabledCollections: linksTo, disableAutoLinks: true, maxDepth: 0 }),
      FixedToolbarFeature(),
    ],
  })
}
