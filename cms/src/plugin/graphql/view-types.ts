import { branchViewSchema } from '@blickfang/contract/content/branch.ts'
import { specialDaySchema } from '@blickfang/contract/content/hours/opening-hours.ts'
import { focalPointSchema, mediaViewSchema } from '@blickfang/contract/content/media/media.ts'
import { navigationViewSchema } from '@blickfang/contract/content/navigation.ts'
import {
  type FieldView,
  fieldViewSchema,
  groupViewSchema,
  optionValuesSchema,
  pageLocationSchema,
  pageTeaserSchema,
  pageViewSchema,
  type Words,
  wholePageSchema,
  wordsSchema,
} from '@blickfang/contract/content/page-view.ts'
import { plainText, richTextSchema, type ShownRichText } from '@blickfang/contract/content/rich-text.ts'
import { themeSchema } from '@blickfang/contract/content/settings.ts'
import { shownRichText } from '@blickfang/contract/content/shown-rich-text.ts'
import { siteViewSchema } from '@blickfang/contract/content/site-view.ts'
import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { sourceAnswerSchema } from '@blickfang/contract/kernel/source.ts'
import { openingPeriodSchema } from '@blickfang/contract/options/week-hours/option.ts'
import type * as GraphQL from 'graphql'
import { z } from 'zod'
import { answerType } from './answer-type.ts'
import { makeOutputType, type OutputType } from './output-type.ts'

/**
 * A medium where a query names what it asks for: without what plays or is taken along, because GraphQL limits how much that is. Videos
 * and documents are media of options, and their values come whole.
 */
const shownMediaSchema = z.object(mediaViewSchema.shape).omit({ videoId: true, videoSettings: true, document: true })

/** Names with our prefix, as the slugs have: a type that the project calls Theme or RichText too would end its whole GraphQL. */
const names = new Map<z.core.$ZodType, string>([
  [localeSchema, 'BfLocale'],
  [pageViewSchema, 'BfPageView'],
  [groupViewSchema, 'BfGroupView'],
  [pageLocationSchema, 'BfPageLocation'],
  [pageTeaserSchema, 'BfPageTeaser'],
  [wholePageSchema, 'BfWholePage'],
  [shownMediaSchema, 'BfMediaView'],
  [focalPointSchema, 'BfFocalPoint'],
  [siteViewSchema, 'BfSiteView'],
  [themeSchema, 'BfTheme'],
  [navigationViewSchema.def.element, 'BfNavigationEntry'],
  [branchViewSchema, 'BfBranchView'],
  [openingPeriodSchema, 'BfOpeningPeriod'],
  [specialDaySchema, 'BfSpecialDay'],
])

/** The GraphQL types of everything that is read through GraphQL, made from the content schemas. */
export function makeViewTypes(graphql: typeof GraphQL) {
  const richText = new graphql.GraphQLScalarType({
    name: 'BfRichText',
    description: 'Lexical state of the nodes that shared/content/rich-text.ts allows.',
  })
  const optionValues = new graphql.GraphQLScalarType({
    name: 'BfOptionValues',
    description: 'Values by the names of the options that the contract of the block or field has.',
  })
  const words = new graphql.GraphQLScalarType({
    name: 'BfWords',
    description: 'A text, or a rich text without what pages do not show of it.',
    serialize: (value) => (typeof value === 'string' ? value : shownRichText(value as ShownRichText)),
  })
  // Beside its words as the site asks for them, those of each kind whole: under these names they were asked for before.
  const isInstead = { deprecationReason: 'Ask for words.' }
  const fieldView = new graphql.GraphQLObjectType<FieldView>({
    name: 'BfFieldView',
    fields: () => ({
      ...Object.fromEntries(Object.entries(fieldViewSchema.shape).map(([name, of]) => [name, { type: type(of) }])),
      text: { ...isInstead, type: graphql.GraphQLString, resolve: ({ words }) => textOf(words) },
      json: { ...isInstead, type: richText, resolve: ({ words }) => (typeof words === 'string' ? null : words) },
    }),
  })
  const shownMedia = makeOutputType({ graphql, names, given: new Map() })(shownMediaSchema)
  const type: OutputType = makeOutputType({
    graphql,
    names,
    given: new Map<z.core.$ZodType, GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType>([
      [mediaViewSchema, graphql.getNullableType(shownMedia)],
      [fieldViewSchema, fieldView],
      [richTextSchema, richText],
      [optionValuesSchema, optionValues],
      [wordsSchema, words],
      [sourceAnswerSchema, answerType(graphql, (schema, name) => type(schema, name))],
    ]),
  })
  return {
    locale: type(localeSchema) as GraphQL.GraphQLNonNull<GraphQL.GraphQLEnumType>,
    pageView: graphql.getNullableType(type(pageViewSchema)),
    pageLocations: type(z.array(pageLocationSchema)),
    pageTeasers: type(z.array(pageTeaserSchema)),
    navigation: type(navigationViewSchema),
    siteView: type(siteViewSchema),
  }
}

function textOf(words: Words | null): string | null {
  return words === null || typeof words === 'string' ? words : plainText(words)
}
