import { resolve } from 'node:path'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import type { Label } from '@blickfang/contract/kernel/label.ts'
import type { Option } from '@blickfang/contract/kernel/option.ts'
import type { OwnFonts } from '@blickfang/contract/kernel/own/own-fonts.ts'
import type { ProjectForm } from '@blickfang/contract/kernel/own/project-form.ts'
import type { Section } from '@blickfang/contract/kernel/section/section.ts'
import type { Source } from '@blickfang/contract/kernel/source.ts'
import { filmServiceUrl, videoServices } from '@blickfang/contract/sources/video-setup/video-services.ts'
import type { SharedCounts } from '@blickfang/platform/server/limits/shared-counts.ts'
import { FolderStore } from '@blickfang/platform/store/folder-store.ts'
import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import type { Plugin } from 'payload'
import type { CdnSettings } from './cache/cdn.ts'
import type { GameSettings } from './game/game-settings.ts'
import type { OriginalStore } from './media/originals/split-store.ts'
import { type KeepDays, usualKeepDays } from './operations/expiry/keep-days.ts'
import type { OutsideServices } from './operations/feed/outside-services.ts'
import type { SourceReader } from './sources/source-reader.ts'
import type { TranslationSettings } from './translation/translator.ts'

/** Facts that a project tells the plugin about where it runs. Two are needed; the others have defaults. */
export interface BlickfangOptions extends Omit<PluginOptions, 'originalStore'> {
  /**
   * Where the originals of the media library lie, and files that visitors add to entries: a Payload storage plugin, such as
   * `s3Storage({ collections: { 'bf-media': true }, … })`, which is handed over here and not listed among the project's plugins.
   * `mediaStore` keeps all that is made of them. Left out: originals lie there too.
   */
  originals?: Plugin
  /**
   * All that is the project's own, as `npx blickfang own` lists it in `own.generated.ts`. The admin in the browser and the site are
   * told of the same folder (`withBlickfang`, `blickfang-site --own`). Left out: nothing is added.
   */
  own?: OwnParts
  /** Blocks of the project's own, where it has nothing else: as `npx blickfang blocks` lists them in `contracts.generated.ts`. */
  blocks?: Readonly<Record<string, Block>>
}

/** Things of a project's own, by their names. */
export interface OwnParts {
  readonly blocks?: Readonly<Record<string, Block>>
  readonly sources?: Readonly<Record<string, Source>>
  /** How the sources are answered, by the names of these. */
  readonly readers?: Readonly<Record<string, SourceReader>>
  readonly sections?: Readonly<Record<string, Section>>
  readonly options?: Readonly<Record<string, (label: Label) => Option>>
  /** Forms that visitors send, each with its sentences and those of its mails. */
  readonly forms?: Readonly<Record<string, ProjectForm>>
  /** Pairs of fonts. */
  readonly fonts?: Readonly<Record<string, OwnFonts>>
}

/** Facts about where the plugin runs. */
export interface PluginOptions {
  /** The database, for what may not wait for one of Payload's connections. */
  databaseUrl: string
  /**
   * The database is Blickfang's alone: Payload's commands write migrations for the plugin's tables too, as in the app of this
   * package's repository. Left out: `npx blickfang migrate` makes them, and the project's migrations leave them out.
   */
  isDatabaseOwn?: boolean
  /**
   * The project is one site and begins as one: its first account is made on the set-up page of the site, to which the log has the link,
   * and not on Payload's. For accounts in Blickfang's own collection; always so where Payload's admin signs in another one
   * (`admin.user`), whose first account is none of the site. Left out: as `isDatabaseOwn`.
   */
  hasSetup?: boolean
  /** A pooler stands there that lends connections for a transaction. */
  isPooled?: boolean
  /** Where all processes count what is limited. Left out or null: the database counts. */
  sharedCounts?: SharedCounts | null
  /** Where visitors and editors see the site. */
  publicUrl: string
  /** Where this server itself is reached. Left out: where the site is. */
  cmsUrl?: string
  /** Every web process that this server reaches, so that a publish need not wait until it asks. Left out: they ask. */
  webUrls?: readonly string[]
  /** Shared with web; proves that a call of its internal route comes from here. Left out: no web process is answered. */
  revalidateSecret?: string
  /** A CDN in front of the site. Left out or without an address: there is none. */
  cdn?: CdnSettings
  /** Where the files of the media library lie. Left out: in the folder `blickfang-media` where the server is started. */
  mediaStore?: MediaStore
  /** Where originals lie. Left out or null: in `mediaStore` too. */
  originalStore?: OriginalStore | null
  /** Where the services are that feeds and videos come from, and with which keys. Left out: the services themselves, without keys. */
  services?: Partial<OutsideServices>
  /** Which service translates, and with which key. Left out or without a name: none does. */
  translation?: TranslationSettings
  /** `host:port` of outside services that stand in the operator's own network; every other one must be on the open internet. */
  internalHosts?: readonly string[]
  /** Time for which things are kept that nobody uses any more. */
  keepDays?: KeepDays
  /** The project's own collection of accounts, by its slug: a role is added to it. Left out: a collection `bf-users` is added. */
  users?: string
  /** How many confirmations of forms the site sends in a day, 200 if left out. */
  confirmationsPerDay?: number
  /** Fills an empty site with a demo. Left out or null: none is offered to whoever sets the site up. */
  fillDemo?: (() => Promise<void>) | null
  /** Where the games are kept, and with which keys. Left out or with empty texts: the site runs without the game. */
  game?: GameSettings
}

/** Without keys: nothing is uploaded to them, and reviews are read for sites whose settings name a key. */
const services: OutsideServices = {
  places: { url: 'https://places.googleapis.com', key: '' },
  posts: { url: 'https://feeds.behold.so/' },
  articles: { url: '' },
  videos: videoServices(),
  films: { url: filmServiceUrl(), tokenId: '', tokenSecret: '', webhookSecret: '' },
}

/** The options with everything said that has a default. */
export type AllOptions = ReturnType<typeof withDefaults>

export function withDefaults(options: PluginOptions) {
  return {
    ...options,
    cmsUrl: options.cmsUrl ?? options.publicUrl,
    webUrls: options.webUrls ?? [],
    revalidateSecret: options.revalidateSecret ?? '',
    isDatabaseOwn: options.isDatabaseOwn ?? false,
    isPooled: options.isPooled ?? false,
    sharedCounts: options.sharedCounts ?? null,
    internalHosts: options.internalHosts ?? [],
    keepDays: options.keepDays ?? usualKeepDays,
    confirmationsPerDay: options.confirmationsPerDay ?? 200,
    mediaStore: options.mediaStore ?? new FolderStore(resolve('blickfang-media')),
    originalStore: options.originalStore ?? null,
    services: { ...services, ...options.services },
  }
}
