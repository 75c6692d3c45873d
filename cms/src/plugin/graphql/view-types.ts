import { branchViewSchema } from '@blickfang/shared/content/branch.ts'
import { openingPeriodSchema, specialDaySchema } from '@blickfang/shared/content/hours/opening-hours.ts'
import { focalPointSchema, mediaViewSchema } from '@blickfang/shared/content/media.ts'
import { navigationViewSchema } from '@blickfang/shared/content/navigation.ts'
import {
  fieldViewSchema,
  groupViewSchema,
  optionValuesSchema,
  pageLocationSchema,
  pageTeaserSchema,
  pageViewSchema,
  wholePageSchema,
} from '@blickfang/shared/content/page-view.ts'
import { richTextSchema } from '@blickfang/shared/content/rich-text.ts'
import { themeSchema } from '@blickfang/shared/content/settings.ts'
import { siteViewSchema } from '@blickfang/shared/content/site-view.ts'
import { localeSchema } from '@blickfang/shared/kernel/locale.ts'
import { sourceAnswerSchema } from '@blickfang/shared/kernel/source.ts'
import type * as GraphQL from 'graphql'
import { z } from 'zod'
import { answerType } from './answer-type.ts'
import { makeOutputType, type OutputType } from './output-type.ts'

/**
 * A medium where a query names what it asks for: without what plays, because GraphQL limits how much that is. Videos are media of
 * options, and their values come whole.
 */
const shownMediaSchema = z.object(mediaViewSchema.shape).omit({ videoId: true, videoSettings: true })

const names = new Map<z.core.$ZodType, string>([
  [localeSchema, 'Locale'],
  [pageViewSchema, 'PageView'],
  [groupViewSchema, 'GroupView'],
  [fieldViewSchema, 'FieldView'],
  [pageLocationSchema, 'PageLocation'],
  [pageTeaserSchema, 'PageTeaser'],
  [wholePageSchema, 'WholePage'],
  [shownMediaSchema, 'MediaView'],
  [focalPointSchema, 'FocalPoint'],
  [siteViewSchema, 'SiteView'],
  [themeSchema, 'Theme'],
  [navigationViewSchema.def.element, 'NavigationEntry'],
  [branchViewSchema, 'BranchView'],
  [openingPeriodSchema, 'OpeningPeriod'],
  [specialDaySchema, 'SpecialDay'],
])

/** The GraphQL types of everything that is read through GraphQL, made from the content schemas. */
export function makeViewTypes(graphql: typeof GraphQL) {
  const richText = new graphql.GraphQLScalarType({
    name: 'RichText',
    description: 'Lexical state of the nodes that shared/content/rich-text.ts allows.',
  })
  const optionValues = new graphql.GraphQLScalarType({
    name: 'OptionValues',
    description: 'Values by the names of the options that the contract of the block or field has.',
  })
  const shownMedia = makeOutputType({ graphql, names, given: new Map() })(shownMediaSchema)
  const type: OutputType = makeOutputType({
    graphql,
    names,
    given: new Map<z.core.$ZodType, GraphQL.GraphQLNullableType & GraphQL.GraphQLOutputType>([
      [mediaViewSchema, graphql.getNullableType(shownMedia)],
      [richTextSchema, richText],
      [optionValuesSchema, optionValues],
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
