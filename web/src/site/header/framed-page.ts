import type { PageView } from '@blickfang/contract/content/page-view.ts'

/** What header and footer must know of the page between them. */
export type FramedPage = Pick<PageView, 'id' | 'alternates'>
