import { articles } from '@blickfang/contract/sources/articles/source.ts'
import { feedEntries } from '../feed-entries.ts'
import { defineReader } from '../source-reader.ts'

export const articlesReader = defineReader(articles, feedEntries('articles'))
