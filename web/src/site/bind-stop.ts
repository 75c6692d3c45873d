import { findGroup } from '@blickfang/shared/blocks/groups.ts'
import type { PageTeaser, StopView } from '@blickfang/shared/content/page-view.ts'
import { pictureAddress } from '@blickfang/shared/content/picture-address.ts'
import type { BoundStop } from '@blickfang/shared/kernel/view.ts'
import { withFallbacks } from '@blickfang/shared/options/option-values.ts'

/** What a map draws of a stop: the options of its blocks, and where its picture lies. */
export function bindStop(teaser: PageTeaser, stop: StopView): Pick<BoundStop, 'role' | 'imageUrl' | 'options'> {
  return {
    role: stop.role,
    imageUrl: teaser.image && pictureAddress(teaser.image, 480),
    options: stop.groups.flatMap(({ name, options }) => {
      const group = findGroup(name)?.group
      return group ? [withFallbacks(group.options, options)] : []
    }),
  }
}
