import type { Call } from '@blickfang/contract/api/client.ts'
import { settingAt } from '@blickfang/contract/content/settings-values/setting-at.ts'
import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { ControlServices } from '@blickfang/contract/options/control.ts'
import { blockLabel } from './block-label.ts'

/** Number of pages of each list that are offered at once, and that come with each press. */
export const pagesAtOnce = 50

/** Questions that controls put to the server wherever they stand; `locale`: the language in which the words of blocks are told. */
export function askedServices(
  call: Call,
  { language, locale }: { readonly language: string; readonly locale: Locale },
): Pick<ControlServices, 'listBlocks' | 'readSetting' | 'listBranches'> {
  return {
    listBlocks: async (page) => {
      const { blocks } = await call('listBlocks', { page, lang: locale })
      return blocks.map((block) => ({ id: block.id, label: blockLabel(block, language) }))
    },
    readSetting: async (name) => settingAt((await call('getSettings', {})).settings, name),
    listBranches: async () => (await call('getOptician', {})).branches,
  }
}
