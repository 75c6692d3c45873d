// Written by `npm run gen` from the folders beside it.
import type { EndpointName, endpoints } from '@blickfang/contract/api/v1/endpoints.generated.ts'
import type { Operation } from '../operations/operation-context.ts'
import { confirmAddress } from '../operations/account/address/confirm-address.ts'
import { getPendingAddress } from '../operations/account/address/pending-address.ts'
import { giveUpAddress } from '../operations/account/address/pending-address.ts'
import { resendAddressLink } from '../operations/account/address/pending-address.ts'
import { acceptInvitation } from '../operations/account/invitations/accept-invitation.ts'
import { createInvitation } from '../operations/account/invitations/send-invitation.ts'
import { listInvitations } from '../operations/account/invitations/list-invitations.ts'
import { openInvitation } from '../operations/account/invitations/accept-invitation.ts'
import { resendInvitation } from '../operations/account/invitations/send-invitation.ts'
import { withdrawInvitation } from '../operations/account/invitations/withdraw-invitation.ts'
import { createKey } from '../operations/account/keys/create-key.ts'
import { listKeys } from '../operations/account/keys/list-keys.ts'
import { withdrawKey } from '../operations/account/keys/withdraw-key.ts'
import { getLanguage } from '../operations/account/get-language.ts'
import { setLanguage } from '../operations/account/set-language.ts'
import { beginSecondFactor } from '../operations/account/second-factor/begin-second-factor.ts'
import { confirmSecondFactor } from '../operations/account/second-factor/begin-second-factor.ts'
import { getSecondFactor } from '../operations/account/second-factor/get-second-factor.ts'
import { hasSecondFactor } from '../operations/account/second-factor/get-second-factor.ts'
import { removeSecondFactor } from '../operations/account/second-factor/change-second-factor.ts'
import { renewRecoveryCodes } from '../operations/account/second-factor/change-second-factor.ts'
import { resetSecondFactor } from '../operations/account/second-factor/change-second-factor.ts'
import { endAllSessions } from '../operations/account/end-sessions.ts'
import { endSessions } from '../operations/account/end-sessions.ts'
import { listSessions } from '../operations/account/list-sessions.ts'
import { getTour } from '../operations/account/tour.ts'
import { seeTour } from '../operations/account/tour.ts'
import { listBusinesses } from '../operations/directory/list-businesses.ts'
import { listChangelog } from '../operations/changelog/list-changelog.ts'
import { seeChangelog } from '../operations/changelog/see-changelog.ts'
import { addToCollection } from '../operations/collection/add-to-collection.ts'
import { removeFromCollection } from '../operations/collection/remove-from-collection.ts'
import { sortCollection } from '../operations/collection/sort-collection.ts'
import { saveData } from '../operations/data/save-data.ts'
import { addKeptEntry } from '../operations/entries/add-kept-entry.ts'
import { listKeptEntries } from '../operations/entries/list-kept-entries.ts'
import { removeKeptEntry } from '../operations/entries/remove-kept-entry.ts'
import { importArticle } from '../operations/feed/import-article.ts'
import { listFeeds } from '../operations/feed/list-feeds.ts'
import { requestFeeds } from '../operations/feed/list-feeds.ts'
import { setFieldVisibility } from '../operations/field/set-field-visibility.ts'
import { openForm } from '../operations/form/open-form.ts'
import { sendAspectSponsor } from '../operations/form/entries.generated.ts'
import { sendContact } from '../operations/form/entries.generated.ts'
import { sendOwn } from '../operations/form/entries.generated.ts'
import { sendEntryFile } from '../operations/form/files/send-entry-file.ts'
import { countUnreadSubmissions } from '../operations/submissions/count-unread-submissions.ts'
import { exportSubmissions } from '../operations/submissions/export-submissions.ts'
import { listSubmissions } from '../operations/submissions/list-submissions.ts'
import { markSubmissions } from '../operations/submissions/mark-submissions.ts'
import { noteSubmission } from '../operations/submissions/submission-notes.ts'
import { removeSubmissionNote } from '../operations/submissions/submission-notes.ts'
import { removeSubmissions } from '../operations/submissions/remove-submissions.ts'
import { checkCoupon } from '../operations/game/check-coupon.ts'
import { createGame } from '../operations/game/create-game.ts'
import { createGameToken } from '../operations/game/create-game-token.ts'
import { issueCoupon } from '../operations/game/issue-coupon.ts'
import { redeemCoupon } from '../operations/game/redeem-coupon.ts'
import { addGroup } from '../operations/group/add-group.ts'
import { changeGroupStatus } from '../operations/group/change-group-status.ts'
import { removeGroup } from '../operations/group/remove-group.ts'
import { setGroupMeta } from '../operations/group/set-group-meta.ts'
import { setGroupVisibility } from '../operations/group/set-group-visibility.ts'
import { sortGroup } from '../operations/group/sort-group.ts'
import { countTranslations } from '../operations/translation/count-translations.ts'
import { planTranslation } from '../operations/translation/plan-translation.ts'
import { translateField } from '../operations/translation/translate-field.ts'
import { translateTexts } from '../operations/translation/translate-texts.ts'
import { listMediaFacets } from '../operations/library/list-media-facets.ts'
import { organiseMedia } from '../operations/library/organise-media.ts'
import { relabelMedia } from '../operations/library/relabel-media.ts'
import { getFormerFile } from '../operations/library/get-former-file.ts'
import { replaceMedia } from '../operations/library/replace-media.ts'
import { restoreMedia } from '../operations/library/restore-media.ts'
import { countUndeliveredMails } from '../operations/mail/undelivered-mails.ts'
import { resendMails } from '../operations/mail/undelivered-mails.ts'
import { addMuxVideo } from '../operations/video/add-video.ts'
import { addYoutubeVideo } from '../operations/video/add-video.ts'
import { blurHash } from '../operations/media/update-blur-hash.ts'
import { cropImage } from '../operations/media/crop-image.ts'
import { deleteMedia } from '../operations/media/delete-media.ts'
import { getUpload } from '../operations/media/get-upload.ts'
import { listMedia } from '../operations/media/list-media.ts'
import { listMediaUses } from '../operations/media/list-media-uses.ts'
import { updateMedia } from '../operations/media/update-media.ts'
import { uploadMedia } from '../operations/media/upload-media.ts'
import { getNavigation } from '../operations/navigation/update-navigation.ts'
import { updateNavigation } from '../operations/navigation/update-navigation.ts'
import { addHolidays } from '../operations/optician/holidays/propose-holidays.ts'
import { getOptician } from '../operations/optician/reset-optician.ts'
import { listHolidays } from '../operations/optician/holidays/propose-holidays.ts'
import { resetOptician } from '../operations/optician/reset-optician.ts'
import { unlockPage } from '../operations/page-password/unlock-page.ts'
import { addPage } from '../operations/page/add-page.ts'
import { checkAddresses } from '../operations/page-lists/check-addresses.ts'
import { getDocument } from '../operations/page/get-document.ts'
import { getPageInfo } from '../operations/page/get-page-info.ts'
import { getPublicationStatus } from '../operations/changes/count-changes.ts'
import { getTranslationStatus } from '../operations/page/count-missing-translations.ts'
import { listBlocks } from '../operations/group/list-blocks.ts'
import { listChanges } from '../operations/changes/list-changes.ts'
import { listPageLinks } from '../operations/page/offline/list-page-links.ts'
import { listPageSections } from '../operations/page-lists/list-page-sections.ts'
import { listPages } from '../operations/page-lists/list-pages.ts'
import { publishPage } from '../operations/page/publish-page.ts'
import { removePage } from '../operations/page/remove-page.ts'
import { revertAllPages } from '../operations/page/revert-page.ts'
import { revertPage } from '../operations/page/revert-page.ts'
import { unpublishPage } from '../operations/page/offline/unpublish-page.ts'
import { updatePageInfo } from '../operations/page/update-page-info.ts'
import { revalidateFull } from '../operations/revalidate/revalidate.ts'
import { revalidateTag } from '../operations/revalidate/revalidate.ts'
import { searchSite } from '../operations/search/search-site.ts'
import { getSettings } from '../operations/settings/save-settings.ts'
import { saveSettings } from '../operations/settings/save-settings.ts'
import { beginSite } from '../operations/setup/begin-site.ts'
import { fillDemo } from '../operations/setup/fill-demo.ts'
import { openSetup } from '../operations/setup/open-setup.ts'
import { listTasks } from '../operations/setup/list-tasks.ts'
import { addTemplate } from '../operations/templates/add-template.ts'
import { getTemplate } from '../operations/templates/get-template.ts'
import { listTemplates } from '../operations/templates/list-templates.ts'
import { removeTemplate } from '../operations/templates/remove-template.ts'
import { renameTemplate } from '../operations/templates/rename-template.ts'
import { saveValues } from '../operations/data/save-values.ts'
import { createEntry } from '../operations/video/create-entry.ts'
import { directUpload } from '../operations/video/direct-upload.ts'
import { getDirectUpload } from '../operations/video/direct-upload.ts'
import { getVideo } from '../operations/video/get-video.ts'
import { setCaptions } from '../operations/video/set-captions.ts'
import { setPoster } from '../operations/video/set-poster.ts'
import { createWebhook } from '../operations/webhooks/change-webhooks.ts'
import { listWebhooks } from '../operations/webhooks/list-webhooks.ts'
import { removeWebhook } from '../operations/webhooks/change-webhooks.ts'
import { switchWebhook } from '../operations/webhooks/change-webhooks.ts'
import { testWebhook } from '../operations/webhooks/change-webhooks.ts'

/** The operation behind each contract of API v1. */
export const operations: { readonly [Name in EndpointName]: Operation<(typeof endpoints)[Name]> } = {
  confirmAddress,
  getPendingAddress,
  giveUpAddress,
  resendAddressLink,
  acceptInvitation,
  createInvitation,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
  createKey,
  listKeys,
  withdrawKey,
  getLanguage,
  setLanguage,
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  endAllSessions,
  endSessions,
  listSessions,
  getTour,
  seeTour,
  listBusinesses,
  listChangelog,
  seeChangelog,
  addToCollection,
  removeFromCollection,
  sortCollection,
  saveData,
  addKeptEntry,
  listKeptEntries,
  removeKeptEntry,
  importArticle,
  listFeeds,
  requestFeeds,
  setFieldVisibility,
  openForm,
  sendAspectSponsor,
  sendContact,
  sendOwn,
  sendEntryFile,
  countUnreadSubmissions,
  exportSubmissions,
  listSubmissions,
  markSubmissions,
  noteSubmission,
  removeSubmissionNote,
  removeSubmissions,
  checkCoupon,
  createGame,
  createGameToken,
  issueCoupon,
  redeemCoupon,
  addGroup,
  changeGroupStatus,
  removeGroup,
  setGroupMeta,
  setGroupVisibility,
  sortGroup,
  countTranslations,
  planTranslation,
  translateField,
  translateTexts,
  listMediaFacets,
  organiseMedia,
  relabelMedia,
  getFormerFile,
  replaceMedia,
  restoreMedia,
  countUndeliveredMails,
  resendMails,
  addMuxVideo,
  addYoutubeVideo,
  blurHash,
  cropImage,
  deleteMedia,
  getUpload,
  listMedia,
  listMediaUses,
  updateMedia,
  uploadMedia,
  getNavigation,
  updateNavigation,
  addHolidays,
  getOptician,
  listHolidays,
  resetOptician,
  unlockPage,
  addPage,
  checkAddresses,
  getDocument,
  getPageInfo,
  getPublicationStatus,
  getTranslationStatus,
  listBlocks,
  listChanges,
  listPageLinks,
  listPageSections,
  listPages,
  publishPage,
  removePage,
  revertAllPages,
  revertPage,
  unpublishPage,
  updatePageInfo,
  revalidateFull,
  revalidateTag,
  searchSite,
  getSettings,
  saveSettings,
  beginSite,
  fillDemo,
  openSetup,
  listTasks,
  addTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  renameTemplate,
  saveValues,
  createEntry,
  directUpload,
  getDirectUpload,
  getVideo,
  setCaptions,
  setPoster,
  createWebhook,
  listWebhooks,
  removeWebhook,
  switchWebhook,
  testWebhook,
}
