import type { NavigationContainer } from '@blickfang/contract/content/navigation.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'

/** A container's name in a language, else in any it has. */
export function containerLabel(container: NavigationContainer, locale: Locale): string {
  return container.label[locale] || Object.values(container.label).find(Boolean) || ''
}
