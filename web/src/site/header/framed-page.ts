import type { PageView } from '@blickfang/contract/content/page-view.ts'

/** Data of a page that the header and the footer around it need. */
export type FramedPage = Pick<PageView, 'id' | 'alternates'>
