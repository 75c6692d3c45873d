import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import type { WholePage } from '@blickfang/contract/content/page-view.ts'
import { withFallbacks } from '@blickfang/contract/options/option-values.ts'
import type { StopContent } from '@blickfang/views/map/map-stop.ts'
import { findGroup } from '../groups.ts'

/** Makes the map's content of a stop's page, with the options of its blocks and the address of its picture. */
export function toStopContent({ image, groups, ...page }: WholePage): StopContent {
  return {
    ...page,
    imageUrl: image && pictureAddress(image, 480),
    options: groups.flatMap(({ name, options }) => {
      const group = findGroup(name)?.group
      return group ? [withFallbacks(group.options, options)] : []
    }),
  }
}
