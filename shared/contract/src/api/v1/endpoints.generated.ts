// Written by `npm run gen` from the folders beside it.
import type { Endpoint } from '../endpoint.ts'
import { confirmAddress, getPendingAddress, giveUpAddress, resendAddressLink } from './account/address.ts'
import { acceptInvitation, createInvitation, listInvitations, openInvitation, resendInvitation, withdrawInvitation } from './account/invitations.ts'
import { createKey, listKeys, withdrawKey } from './account/keys.ts'
import { getLanguage, setLanguage } from './account/language.ts'
import { beginSecondFactor, confirmSecondFactor, getSecondFactor, hasSecondFactor, removeSecondFactor, renewRecoveryCodes, resetSecondFactor } from './account/second-factor.ts'
import { endAllSessions, endSessions, listSessions } from './account/sessions.ts'
import { getTour, seeTour } from './account/tour.ts'
import { listBusinesses } from './business.ts'
import { listChangelog, seeChangelog } from './changelog.ts'
import { addToCollection, removeFromCollection, sortCollection } from './collection.ts'
import { saveData } from './data.ts'
import { addKeptEntry, listKeptEntries, removeKeptEntry } from './entries/kept-entries.ts'
import { importArticle, listFeeds, requestFeeds } from './feed.ts'
import { setFieldVisibility } from './field.ts'
import { openForm, sendAspectSponsor, sendContact, sendOwn } from './form.ts'
import { sendEntryFile } from './forms/entry-file.ts'
import { countUnreadSubmissions, exportSubmissions, listSubmissions, markSubmissions, noteSubmission, removeSubmissionNote, removeSubmissions } from './forms/submissions.ts'
import { checkCoupon, createGame, createGameToken, issueCoupon, redeemCoupon } from './game.ts'
import { addGroup, changeGroupStatus, removeGroup, setGroupMeta, setGroupVisibility, sortGroup } from './group.ts'
import { countTranslations, planTranslation, translateField, translateTexts } from './languages/translation.ts'
import { listMediaFacets, organiseMedia, relabelMedia } from './library/organise-media.ts'
import { getFormerFile, replaceMedia, restoreMedia } from './library/replace-media.ts'
import { countUndeliveredMails, resendMails } from './mail.ts'
import { addMuxVideo, addYoutubeVideo, blurHash, cropImage, deleteMedia, getUpload, listMedia, listMediaUses, updateMedia, uploadMedia } from './media.ts'
import { getNavigation, updateNavigation } from './navigation.ts'
import { addHolidays, getOptician, listHolidays, resetOptician } from './optician.ts'
import { unlockPage } from './page-password.ts'
import { addPage, checkAddresses, getDocument, getPageInfo, getPublicationStatus, getTranslationStatus, listBlocks, listChanges, listPageLinks, listPageSections, listPages, publishPage, removePage, revertAllPages, revertPage, unpublishPage, updatePageInfo } from './page.ts'
import { revalidateFull, revalidateTag } from './revalidate.ts'
import { searchSite } from './search.ts'
import { getSettings, saveSettings } from './settings.ts'
import { beginSite, fillDemo, openSetup } from './setup/setup.ts'
import { listTasks } from './setup/tasks.ts'
import { addTemplate, getTemplate, listTemplates, removeTemplate, renameTemplate } from './templates/templates.ts'
import { saveValues } from './values.ts'
import { createEntry, directUpload, getDirectUpload, getVideo, setCaptions, setPoster } from './video/video.ts'
import { createWebhook, listWebhooks, removeWebhook, switchWebhook, testWebhook } from './webhooks/webhooks.ts'

export const endpoints = {
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
} satisfies { readonly [name: string]: Endpoint }

/** The contracts of API v1 by export name. */
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
