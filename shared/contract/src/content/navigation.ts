import * as z from 'zod/mini'
import { localeSchema } from '../kernel/locale.ts'
import { idSchema } from '../kernel/text/id.ts'

const appearance = z._default(z.enum(['default', 'button']), 'default')

/** Most entries of the menu. */
export const maxContainers = 20
/** Most pages inside an entry, the booking with them. */
export const maxChildren = 30
/** Most characters of an entry's name. */
export const maxContainerName = 60

/** A page in the menu, or the shop's booking: its address stands in the settings. */
export const navigationChildSchema = z.union([
  z.strictObject({ id: idSchema, type: z._default(z.literal('page'), 'page'), page: idSchema, appearance }),
  z.strictObject({ id: idSchema, type: z.literal('booking'), appearance }),
])

/** A named entry of the header with pages inside; a single visible one is shown directly, without a submenu. */
export const navigationContainerSchema = z.strictObject({
  id: idSchema,
  label: z.partialRecord(localeSchema, z.string().check(z.trim(), z.maxLength(maxContainerName))),
  children: z.array(navigationChildSchema).check(z.maxLength(maxChildren)),
})
/** The stored menu of the header, in order. */
export const navigationSchema = z.array(navigationContainerSchema).check(z.maxLength(maxContainers))
export type NavigationContainer = z.output<typeof navigationContainerSchema>

/** The pages that stand in these entries, in order. */
export function pagesIn(containers: readonly Pick<NavigationContainer, 'children'>[]): string[] {
  return containers.flatMap(({ children }) => children.flatMap((child) => (child.type === 'page' ? [child.page] : [])))
}

/**
 * The header's menu in one language, with addresses: what a visitor may see and nothing else. The shop's booking has neither
 * page nor address here: the site knows from the settings where it leads.
 */
export const navigationViewSchema = z.array(
  z.object({
    id: idSchema,
    label: z.string(),
    children: z.array(
      z.object({
        id: idSchema,
        pageId: z.nullable(idSchema),
        label: z.string(),
        href: z.nullable(z.string()),
        appearance: z.enum(['default', 'button']),
      }),
    ),
  }),
)
export type NavigationView = z.output<typeof navigationViewSchema>
