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
import { editorPlaceholder } from '../editor-placeholder.ts'

/** Payload's rich text editor with the nodes that content/rich-text.ts allows, and no others. */
export const fieldEditor = lexicalEditor({
  admin: { placeholder: editorPlaceholder },
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h1', 'h2', 'h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: ['pages'], disableAutoLinks: true, maxDepth: 0 }),
    FixedToolbarFeature(),
  ],
})
