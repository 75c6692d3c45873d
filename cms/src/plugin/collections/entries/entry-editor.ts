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

/** Payload's rich text editor with what an entry's text may have. Its title is its heading, and it leads to addresses alone. */
export const entryEditor = lexicalEditor({
  admin: { placeholder: editorPlaceholder },
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h3'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [], disableAutoLinks: true, maxDepth: 0 }),
    FixedToolbarFeature(),
  ],
})
