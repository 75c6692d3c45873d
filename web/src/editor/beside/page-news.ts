import { localeSchema } from '@blickfang/contract/kernel/locale.ts'
import { idSchema } from '@blickfang/contract/kernel/text/id.ts'
import * as z from 'zod/mini'

const schema = z.object({ type: z.literal('blickfang-page'), pageId: idSchema, locale: localeSchema })

/** Which page an editor has open, as it tells the window around it. */
export type PageNews = Omit<z.infer<typeof schema>, 'type'>

/** Tells the window around this one, if it is of this site and there is any, which page is open here. */
export function tellPage(news: PageNews): void {
  if (isBeside()) window.parent.postMessage({ type: 'blickfang-page', ...news }, window.location.origin)
}

/** Whether the editor stands beside another language of its page. */
export function isBeside(): boolean {
  return window.parent !== window
}

/** Reads the message of a frame; null for whatever else arrives. */
export function readPageNews({ data, origin }: MessageEvent<unknown>): PageNews | null {
  const news = schema.safeParse(data)
  return origin === window.location.origin && news.success ? news.data : null
}
