import type { EndpointName, endpoints } from '@blickfang/shared/api/v1/endpoints.generated.ts'
import { getPublicationStatus } from '../operations/changes/count-changes.ts'
import { listChanges } from '../operations/changes/list-changes.ts'
import { saveData } from '../operations/content/save-data.ts'
import { listBusinesses } from '../operations/directory/list-businesses.ts'
import { listFeeds, requestFeeds } from '../operations/feed/list-feeds.ts'
import { setFieldVisibility } from '../operations/field/set-field-visibility.ts'
import { entryOperations } from '../operations/form/entries.generated.ts'
import { openForm } from '../operations/form/open-form.ts'
import { checkCoupon } from '../operations/game/check-coupon.ts'
import { createGame } from '../operations/game/create-game.ts'
import { createGameToken } from '../operations/game/create-game-token.ts'
import { issueCoupon } from '../operations/game/issue-coupon.ts'
import { redeemCoupon } from '../operations/game/redeem-coupon.ts'
import { addGroup } from '../operations/group/add-group.ts'
import { changeGroupStatus } from '../operations/group/change-group-status.ts'
import { listBlocks } from '../operations/group/list-blocks.ts'
import { removeGroup } from '../operations/group/remove-group.ts'
import { setGroupMeta } from '../operations/group/set-group-meta.ts'
import { setGroupVisibility } from '../operations/group/set-group-visibility.ts'
import { sortGroup } from '../operations/group/sort-group.ts'
import { countUndeliveredMails, resendMails } from '../operations/mail/undelivered-mails.ts'
import { deleteMedia } from '../operations/media/delete-media.ts'
import { getUpload } from '../operations/media/get-upload.ts'
import { listMedia } from '../operations/media/list-media.ts'
import { listMediaUses } from '../operations/media/list-media-uses.ts'
import { blurHash } from '../operations/media/update-blur-hash.ts'
import { updateMedia } from '../operations/media/update-media.ts'
import { uploadMedia } from '../operations/media/upload-media.ts'
import { getNavigation, updateNavigation } from '../operations/navigation/update-navigation.ts'
import type { Operation } from '../operations/operation-context.ts'
import { addHolidays, listHolidays } from '../operations/optician/holidays/propose-holidays.ts'
import { getOptician, resetOptician } from '../operations/optician/reset-optician.ts'
import { addPage } from '../operations/page/add-page.ts'
import { getTranslationStatus } from '../operations/page/count-missing-translations.ts'
import { getDocument } from '../operations/page/get-document.ts'
import { getPageInfo } from '../operations/page/get-page-info.ts'
import { publishPage } from '../operations/page/publish-page.ts'
import { removePage } from '../operations/page/remove-page.ts'
import { revertAllPages, revertPage } from '../operations/page/revert-page.ts'
import { updatePageInfo } from '../operations/page/update-page-info.ts'
import { checkAddresses } from '../operations/page-lists/check-addresses.ts'
import { listPageSections } from '../operations/page-lists/list-page-sections.ts'
import { listPages } from '../operations/page-lists/list-pages.ts'
import { unlockPage } from '../operations/page-password/unlock-page.ts'
import { revalidateFull, revalidateTag } from '../operations/revalidate/revalidate.ts'
import { searchSite } from '../operations/search/search-site.ts'
import { getSettings, saveSettings } from '../operations/settings/save-settings.ts'
import { addMuxVideo, addYoutubeVideo } from '../operations/video/add-video.ts'

/** The operation behind each contract of API v1: a contract without one does not compile. */
export const operations: { readonly [Name in EndpointName]: Operation<(typeof endpoints)[Name]> } = {
  saveData,
  setFieldVisibility,
  listFeeds,
  requestFeeds,
  countUndeliveredMails,
  resendMails,
  getOptician,
  resetOptician,
  listHolidays,
  addHolidays,
  ...entryOperations,
  openForm,
  createGame,
  createGameToken,
  issueCoupon,
  checkCoupon,
  redeemCoupon,
  addGroup,
  changeGroupStatus,
  removeGroup,
  setGroupMeta,
  setGroupVisibility,
  sortGroup,
  blurHash,
  deleteMedia,
  addMuxVideo,
  addYoutubeVideo,
  listMedia,
  listMediaUses,
  updateMedia,
  uploadMedia,
  getUpload,
  getNavigation,
  updateNavigation,
  addPage,
  getDocument,
  getPageInfo,
  getPublicationStatus,
  getTranslationStatus,
  listBlocks,
  listChanges,
  listPageSections,
  checkAddresses,
  listPages,
  publishPage,
  removePage,
  revertAllPages,
  revertPage,
  unlockPage,
  updatePageInfo,
  revalidateFull,
  revalidateTag,
  searchSite,
  listBusinesses,
  getSettings,
  saveSettings,
}
