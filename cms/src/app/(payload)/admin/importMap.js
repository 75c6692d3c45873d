import { WordCell as WordCell_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { WordField as WordField_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { StatusCell as StatusCell_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { StatusField as StatusField_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { PageAddresses as PageAddresses_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { PublishControls as PublishControls_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { ContentTab as ContentTab_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { PagesList as PagesList_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { OptionsForm as OptionsForm_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { HiddenFieldsForm as HiddenFieldsForm_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { ToPage as ToPage_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { PlainList as PlainList_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { FieldWordCell as FieldWordCell_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
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
import { WordsCell as WordsCell_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { NavigationList as NavigationList_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { WeekField as WeekField_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { DaysField as DaysField_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { BackToPage as BackToPage_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { RevisionContents as RevisionContents_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { WebhooksView as WebhooksView_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { WebhooksLink as WebhooksLink_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { EntryInWords as EntryInWords_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { TickCell as TickCell_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { ExportEntries as ExportEntries_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { UndeliveredMails as UndeliveredMails_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { Invitations as Invitations_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { PendingAddress as PendingAddress_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { OwnPassword as OwnPassword_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { SecondFactor as SecondFactor_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { SessionList as SessionList_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { KeyList as KeyList_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { SettingsSection as SettingsSection_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { Icon as Icon_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { Logo as Logo_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { SetupNotice as SetupNotice_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { HeldBackNotice as HeldBackNotice_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { Overview as Overview_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { Assistive as Assistive_a464d06653a815a92676889b7147ff19 } from '@blickfang/cms/client'
import { ConfirmAddressView as ConfirmAddressView_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { LoginView as LoginView_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { NoMailView as NoMailView_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { SetupView as SetupView_199147cfb7ab130d6cd87ae3b0cb5921 } from '@blickfang/cms/rsc'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@blickfang/cms/client#WordCell": WordCell_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#WordField": WordField_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#StatusCell": StatusCell_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#StatusField": StatusField_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#PageAddresses": PageAddresses_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#PublishControls": PublishControls_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/rsc#ContentTab": ContentTab_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#PagesList": PagesList_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/client#OptionsForm": OptionsForm_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#HiddenFieldsForm": HiddenFieldsForm_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#ToPage": ToPage_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#PlainList": PlainList_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#FieldWordCell": FieldWordCell_a464d06653a815a92676889b7147ff19,
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
  "@blickfang/cms/client#WordsCell": WordsCell_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/rsc#NavigationList": NavigationList_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/client#WeekField": WeekField_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#DaysField": DaysField_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#BackToPage": BackToPage_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/rsc#RevisionContents": RevisionContents_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#WebhooksView": WebhooksView_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#WebhooksLink": WebhooksLink_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#EntryInWords": EntryInWords_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/client#TickCell": TickCell_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#ExportEntries": ExportEntries_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/rsc#UndeliveredMails": UndeliveredMails_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/client#Invitations": Invitations_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#PendingAddress": PendingAddress_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#OwnPassword": OwnPassword_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#SecondFactor": SecondFactor_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#SessionList": SessionList_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#KeyList": KeyList_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/client#SettingsSection": SettingsSection_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/rsc#Icon": Icon_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#Logo": Logo_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#SetupNotice": SetupNotice_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#HeldBackNotice": HeldBackNotice_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#Overview": Overview_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/client#Assistive": Assistive_a464d06653a815a92676889b7147ff19,
  "@blickfang/cms/rsc#ConfirmAddressView": ConfirmAddressView_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#LoginView": LoginView_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#NoMailView": NoMailView_199147cfb7ab130d6cd87ae3b0cb5921,
  "@blickfang/cms/rsc#SetupView": SetupView_199147cfb7ab130d6cd87ae3b0cb5921,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
