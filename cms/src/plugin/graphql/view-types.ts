import type * as GraphQL from 'graphql'
import { focalPointSchema, mediaViewSchema } from 'shared/content/media.ts'
import { navigationViewSchema } from 'shared/content/navigation.ts'
import {
  fieldViewSchema,
  groupViewSchema,
  optionViewSchema,
  pageLocationSchema,
  pageTeaserSchema,
  pageViewSchema,
  resolvedLinkSchema,
  stopViewSchema,
} from 'shared/content/page-view.ts'
import { richTextSchema } from 'shared/content/rich-text.ts'
import { themeSchema } from 'shared/content/settings.ts'
import { siteViewSchema } from 'shared/content/site-view.ts'
import { branchViewSchema, openingPeriodSchema, specialDaySchema } from 'shared/kernel/branch.ts'
import { localeSchema } from 'shared/kernel/locale.ts'
import { z } from 'zod'
import { makeOutputType } from './output-type.ts'

const names = new Map<z.core.$ZodType, string>([
  [localeSchema, 'Locale'],
  [pageViewSchema, 'PageView'],
  [groupViewSchema, 'GroupView'],
  [fieldViewSchema, 'FieldView'],
  [optionViewSchema, 'OptionView'],
  [resolvedLinkSchema, 'ResolvedLink'],
  [pageLocationSchema, 'PageLocation'],
  [pageTeaserSchema, 'PageTeaser'],
  [stopViewSchema, 'StopView'],
  [mediaViewSchema, 'MediaView'],
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
  const type = makeOutputType({
    graphql,
    names,
    scalars: new Map<z.core.$ZodType, GraphQL.GraphQLScalarType>([[richTextSchema, richText]]),
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
