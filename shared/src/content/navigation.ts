import * as z from 'zod/mini'
import { localeSchema } from '../kernel/locale.ts'

/** A page in the menu. */
export const navigationChildSchema = z.strictObject({
  id: z.uuid(),
  type: z._default(z.literal('page'), 'page'),
  page: z.uuid(),
  appearance: z._default(z.enum(['default', 'button']), 'default'),
})

/** A named entry of the header with pages inside; a single visible page is shown directly, without a submenu. */
export const navigationContainerSchema = z.strictObject({
  id: z.uuid(),
  label: z.partialRecord(localeSchema, z.string().check(z.trim(), z.maxLength(60))),
  children: z.array(navigationChildSchema).check(z.maxLength(30)),
})
/** The stored menu of the header, in order. */
export const navigationSchema = z.array(navigationContainerSchema).check(z.maxLength(20))
export type NavigationContainer = z.output<typeof navigationContainerSchema>

/** The header's menu in one language, with addresses: what a visitor may see and nothing else. */
export const navigationViewSchema = z.array(
  z.object({
    id: z.uuid(),
    label: z.string(),
    children: z.array(
      z.object({
        id: z.uuid(),
        pageId: z.uuid(),
        label: z.string(),
        href: z.string(),
        appearance: z.enum(['default', 'button']),
      }),
    ),
  }),
)
export type NavigationView = z.output<typeof navigationViewSchema>
