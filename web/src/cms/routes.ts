import type * as data from '@blickfang/shared/api/v1/data.ts'
import type * as field from '@blickfang/shared/api/v1/field.ts'
import type * as game from '@blickfang/shared/api/v1/game.ts'
import type * as group from '@blickfang/shared/api/v1/group.ts'
import type * as media from '@blickfang/shared/api/v1/media.ts'
import type * as navigation from '@blickfang/shared/api/v1/navigation.ts'
import type * as page from '@blickfang/shared/api/v1/page.ts'
import type * as revalidate from '@blickfang/shared/api/v1/revalidate.ts'
import type * as settings from '@blickfang/shared/api/v1/settings.ts'
import type { Endpoint } from '@blickfang/shared/kernel/endpoint.ts'

type Modules = typeof data &
  typeof field &
  typeof game &
  typeof group &
  typeof media &
  typeof navigation &
  typeof page &
  typeof revalidate &
  typeof settings

/** The contracts of API v1 by export name: types only, so that no schema reaches the browser through the client. */
export type Contracts = { readonly [N in keyof Modules as Modules[N] extends Endpoint ? N : never]: Modules[N] }
export type EndpointName = keyof Contracts

/** Method and path of each contract; a test holds them against the contracts themselves. */
export const routes: { readonly [N in EndpointName]: readonly [Endpoint['method'], string] } = {
  saveData: ['post', '/data'],
  setFieldVisibility: ['put', '/field/visibility'],
  createGame: ['post', '/game'],
  createGameToken: ['post', '/game/{id}/token'],
  issueCoupon: ['post', '/game/{id}/coupon'],
  checkCoupon: ['get', '/game/{id}/coupon'],
  redeemCoupon: ['post', '/game/{id}/coupon/redeem'],
  addGroup: ['post', '/group/add'],
  sortGroup: ['put', '/group/sort'],
  changeGroupStatus: ['put', '/group/status'],
  removeGroup: ['post', '/group/remove'],
  setGroupVisibility: ['put', '/group/visibility'],
  setGroupMeta: ['put', '/group/meta'],
  listMedia: ['get', '/media/list'],
  uploadMedia: ['post', '/media/upload'],
  updateMedia: ['post', '/media/update'],
  blurHash: ['post', '/media/blurHash'],
  deleteMedia: ['post', '/media/delete'],
  getNavigation: ['get', '/navigation'],
  updateNavigation: ['put', '/navigation'],
  listPages: ['get', '/page/get'],
  listPageSections: ['get', '/page/sections'],
  getDocument: ['get', '/page/document'],
  listBlocks: ['get', '/page/blocks'],
  getPublicationStatus: ['get', '/page/status/publication'],
  getTranslationStatus: ['get', '/page/status/translation'],
  listChanges: ['get', '/page/changes'],
  publishPage: ['post', '/page/publish'],
  revertPage: ['post', '/page/revert'],
  revertAllPages: ['post', '/page/revertAll'],
  getPageInfo: ['get', '/page/info'],
  updatePageInfo: ['put', '/page/info'],
  addPage: ['post', '/page/add'],
  removePage: ['post', '/page/remove'],
  revalidateTag: ['post', '/revalidate/tag'],
  revalidateFull: ['post', '/revalidate/full'],
  getSettings: ['get', '/settings'],
  saveSettings: ['post', '/settings'],
}
