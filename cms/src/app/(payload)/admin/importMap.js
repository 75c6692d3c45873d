import { WordCell as WordCell_2c0c884f3472a3acb35e937cadd37fcd } from '../../../plugin/admin/words/word-cell.tsx'
import { WordField as WordField_b6f336f60a681ef6a0a8ec00dafece17 } from '../../../plugin/admin/words/word-field.tsx'
import { StatusCell as StatusCell_89cdca0a4ab1ec67039338919e97c53d } from '../../../plugin/admin/status/status-cell.tsx'
import { StatusField as StatusField_3da1b847a7dc25cac79db20e53cc6214 } from '../../../plugin/admin/status/status-field.tsx'
import { PageAddresses as PageAddresses_802cdddc4b5b4ab65b91aa06aedbbb42 } from '../../../plugin/admin/pages/page-addresses.tsx'
import { PublishControls as PublishControls_48bc62885885457a6b04ace7d4edd46e } from '../../../plugin/admin/publish/publish-controls.tsx'
import { ContentTab as ContentTab_cecd83727d17e17cefdee984aed544fe } from '../../../plugin/admin/pages/content-tab.tsx'
import { PagesList as PagesList_3a405bbae7090e6e573a83c71e46caf0 } from '../../../plugin/admin/pages/pages-list.tsx'
import { OptionsForm as OptionsForm_e5b1d32eec09a90ff28639c04424bef8 } from '../../../plugin/admin/options/options-form.tsx'
import { HiddenFieldsForm as HiddenFieldsForm_104800970ade6370a01c9c9e9eb0b0a3 } from '../../../plugin/admin/groups/hidden-fields-form.tsx'
import { ToPage as ToPage_35c8af355d2a302615307ff3a6fcb091 } from '../../../plugin/admin/pages/to-page.tsx'
import { PlainList as PlainList_0e63fd9e963508c4e30306823c37430c } from '../../../plugin/admin/lists/plain-list.tsx'
import { FieldWordCell as FieldWordCell_2c0c884f3472a3acb35e937cadd37fcd } from '../../../plugin/admin/words/word-cell.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WordsCell as WordsCell_2c0c884f3472a3acb35e937cadd37fcd } from '../../../plugin/admin/words/word-cell.tsx'
import { NavigationList as NavigationList_5a56cf1206c38e17a6fa82407610fcd5 } from '../../../plugin/admin/navigation/navigation-list.tsx'
import { WeekField as WeekField_88191b55178e4580dc73dfa01e279de6 } from '../../../plugin/admin/hours/week-field.tsx'
import { DaysField as DaysField_be506e09b296fc7b6147720dc6cffdec } from '../../../plugin/admin/hours/days-field.tsx'
import { BackToPage as BackToPage_1843f9b93ec434fa2dbaf21263604067 } from '../../../plugin/admin/entries/back-to-page.tsx'
import { RevisionContents as RevisionContents_e635c6a8d6c14d67e580019031ac8b78 } from '../../../plugin/admin/revisions/revision-contents.tsx'
import { EntryInWords as EntryInWords_d215994d9eea77e5dfd60bb52a8a1543 } from '../../../plugin/admin/entries/entry-in-words.tsx'
import { TickCell as TickCell_2c0c884f3472a3acb35e937cadd37fcd } from '../../../plugin/admin/words/word-cell.tsx'
import { ExportEntries as ExportEntries_a953af49505abee06b2d3d1743561e5a } from '../../../plugin/admin/entries/export-entries.tsx'
import { UndeliveredMails as UndeliveredMails_5d62a17fc0a7b37805bf8638836456ed } from '../../../plugin/admin/entries/undelivered-mails.tsx'
import { PendingAddress as PendingAddress_3ebbf3488fbde56094c2099bed96bf7c } from '../../../plugin/admin/account/address/pending-address.tsx'
import { OwnPassword as OwnPassword_cf05c643f3678f0c7cd8f1afcf2613be } from '../../../plugin/admin/account/own-password.tsx'
import { SessionList as SessionList_9a7f33ff959cb5360b37900f7bc4481c } from '../../../plugin/admin/account/sessions/session-list.tsx'
import { SettingsSection as SettingsSection_3a39dd13e327049de3c23e1c787a88ea } from '../../../plugin/admin/settings/settings-section.tsx'
import { Icon as Icon_583cdb6e5cf72a75e7dde51317c1a57d } from '../../../plugin/admin/brand/icon.tsx'
import { Logo as Logo_42f73a880297b9ad40c4fda21a6ab514 } from '../../../plugin/admin/brand/logo.tsx'
import { WaitingPages as WaitingPages_2d06d2fccc75fa45da401847dc6e8883 } from '../../../plugin/admin/dashboard/waiting-pages.tsx'
import { Assistive as Assistive_31c295651ac9ca506e00f96f0d833442 } from '../../../plugin/admin/assistive/assistive.tsx'
import { ConfirmAddressView as ConfirmAddressView_47323c4711568f8b4222fbd916b8f9ac } from '../../../plugin/admin/account/address/confirm-address-view.tsx'
import { NoMailView as NoMailView_55104cb8a72b3c5d2c36847d3f3c15ff } from '../../../plugin/admin/account/no-mail-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/plugin/admin/words/word-cell.tsx#WordCell": WordCell_2c0c884f3472a3acb35e937cadd37fcd,
  "/plugin/admin/words/word-field.tsx#WordField": WordField_b6f336f60a681ef6a0a8ec00dafece17,
  "/plugin/admin/status/status-cell.tsx#StatusCell": StatusCell_89cdca0a4ab1ec67039338919e97c53d,
  "/plugin/admin/status/status-field.tsx#StatusField": StatusField_3da1b847a7dc25cac79db20e53cc6214,
  "/plugin/admin/pages/page-addresses.tsx#PageAddresses": PageAddresses_802cdddc4b5b4ab65b91aa06aedbbb42,
  "/plugin/admin/publish/publish-controls.tsx#PublishControls": PublishControls_48bc62885885457a6b04ace7d4edd46e,
  "/plugin/admin/pages/content-tab.tsx#ContentTab": ContentTab_cecd83727d17e17cefdee984aed544fe,
  "/plugin/admin/pages/pages-list.tsx#PagesList": PagesList_3a405bbae7090e6e573a83c71e46caf0,
  "/plugin/admin/options/options-form.tsx#OptionsForm": OptionsForm_e5b1d32eec09a90ff28639c04424bef8,
  "/plugin/admin/groups/hidden-fields-form.tsx#HiddenFieldsForm": HiddenFieldsForm_104800970ade6370a01c9c9e9eb0b0a3,
  "/plugin/admin/pages/to-page.tsx#ToPage": ToPage_35c8af355d2a302615307ff3a6fcb091,
  "/plugin/admin/lists/plain-list.tsx#PlainList": PlainList_0e63fd9e963508c4e30306823c37430c,
  "/plugin/admin/words/word-cell.tsx#FieldWordCell": FieldWordCell_2c0c884f3472a3acb35e937cadd37fcd,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/plugin/admin/words/word-cell.tsx#WordsCell": WordsCell_2c0c884f3472a3acb35e937cadd37fcd,
  "/plugin/admin/navigation/navigation-list.tsx#NavigationList": NavigationList_5a56cf1206c38e17a6fa82407610fcd5,
  "/plugin/admin/hours/week-field.tsx#WeekField": WeekField_88191b55178e4580dc73dfa01e279de6,
  "/plugin/admin/hours/days-field.tsx#DaysField": DaysField_be506e09b296fc7b6147720dc6cffdec,
  "/plugin/admin/entries/back-to-page.tsx#BackToPage": BackToPage_1843f9b93ec434fa2dbaf21263604067,
  "/plugin/admin/revisions/revision-contents.tsx#RevisionContents": RevisionContents_e635c6a8d6c14d67e580019031ac8b78,
  "/plugin/admin/entries/entry-in-words.tsx#EntryInWords": EntryInWords_d215994d9eea77e5dfd60bb52a8a1543,
  "/plugin/admin/words/word-cell.tsx#TickCell": TickCell_2c0c884f3472a3acb35e937cadd37fcd,
  "/plugin/admin/entries/export-entries.tsx#ExportEntries": ExportEntries_a953af49505abee06b2d3d1743561e5a,
  "/plugin/admin/entries/undelivered-mails.tsx#UndeliveredMails": UndeliveredMails_5d62a17fc0a7b37805bf8638836456ed,
  "/plugin/admin/account/address/pending-address.tsx#PendingAddress": PendingAddress_3ebbf3488fbde56094c2099bed96bf7c,
  "/plugin/admin/account/own-password.tsx#OwnPassword": OwnPassword_cf05c643f3678f0c7cd8f1afcf2613be,
  "/plugin/admin/account/sessions/session-list.tsx#SessionList": SessionList_9a7f33ff959cb5360b37900f7bc4481c,
  "/plugin/admin/settings/settings-section.tsx#SettingsSection": SettingsSection_3a39dd13e327049de3c23e1c787a88ea,
  "/plugin/admin/brand/icon.tsx#Icon": Icon_583cdb6e5cf72a75e7dde51317c1a57d,
  "/plugin/admin/brand/logo.tsx#Logo": Logo_42f73a880297b9ad40c4fda21a6ab514,
  "/plugin/admin/dashboard/waiting-pages.tsx#WaitingPages": WaitingPages_2d06d2fccc75fa45da401847dc6e8883,
  "/plugin/admin/assistive/assistive.tsx#Assistive": Assistive_31c295651ac9ca506e00f96f0d833442,
  "/plugin/admin/account/address/confirm-address-view.tsx#ConfirmAddressView": ConfirmAddressView_47323c4711568f8b4222fbd916b8f9ac,
  "/plugin/admin/account/no-mail-view.tsx#NoMailView": NoMailView_55104cb8a72b3c5d2c36847d3f3c15ff,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
