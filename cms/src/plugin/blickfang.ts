import type { MediaStore } from '@blickfang/platform/store/media-store.ts'
import type { CollectionConfig, Config, Endpoint, Plugin } from 'payload'
import { adminUserOf, configureAdmin, withNotice } from './admin/configure-admin.ts'
import { configureLanguages } from './admin/configure-languages.ts'
import { configureTexts } from './admin/configure-texts.ts'
import { beginAgain } from './begin-again.ts'
import { Cdn } from './cache/cdn.ts'
import { openJournal } from './cache/journal.ts'
import { WebCaches } from './cache/web-caches.ts'
import { checkProject } from './check-project.ts'
import { withExpiry } from './collections/expire-own-sources.ts'
import { nothingHere } from './collections/nothing-here.ts'
import { ownUsers, siteCollections } from './collections/site-collections.ts'
import { withOneSpelling } from './collections/spelling/spell-ids.ts'
import { accountsOfProject } from './collections/users/accounts-of-project.ts'
import { withBlickfangsFields } from './collections/users/project-accounts.ts'
import { declareTables } from './db/declare-tables.ts'
import { type Lack, lackInWords } from './db/find-lack.ts'
import { honestCommit } from './db/honest-commit.ts'
import { readableQuestions } from './db/readable-questions.ts'
import { Readiness, readinessOf } from './db/readiness.ts'
import { answerRestError } from './endpoints/answer-rest-error.ts'
import { apiV1 } from './endpoints/api-v1.ts'
import { type Added, nameOf } from './endpoints/is-of-project.ts'
import { filmEvents } from './endpoints/webhooks/film-events.ts'
import { settings } from './globals/settings/config.ts'
import { answerGraphqlError } from './graphql/answer-error.ts'
import { configureGraphql } from './graphql/configure-graphql.ts'
import { jobs } from './jobs/jobs.generated.ts'
import { refuseListed } from './media/originals/refuse-listed.ts'
import { SplitStore } from './media/originals/split-store.ts'
import { Pictures } from './media/pictures.ts'
import { RunningUploads } from './media/running-uploads.ts'
import { Demo } from './operations/setup/demo.ts'
import { type AllOptions, type PluginOptions, withDefaults } from './options.ts'
import { OutsideClient } from './outside/outside-client.ts'
import type { Own } from './own/own-of.ts'
import { configureJobs } from './queue/configure-jobs.ts'
import { startUp } from './start-up.ts'
import { openTranslator } from './translation/open-translator.ts'

/**
 * Adds Blickfang to a Payload project: collections, API v1, GraphQL, admin, jobs. Nothing of the project is replaced; what both
 * bring under one name is refused with a sentence.
 */
export function blickfang(said: PluginOptions): Plugin {
  const options = withDefaults(said)
  const secure = options.publicUrl.startsWith('https:')
  const origins = [options.publicUrl, options.cmsUrl].map((url) => new URL(url).origin)
  return (config: Config): Config => {
    const lack = lackOf(config)
    if (lack) return saysOnly(config, options, lack)
    const hasSetup = beginsBySetup(config, options)
    const collections = siteCollections({ secure, origins, users: options.users }).map(withOneSpelling)
    const endpoints = [...apiV1(origins), ...accountsOfProject(options.users), filmEvents, ...withoutPreviews(config)]
    checkProject(config, {
      collections,
      globals: [settings],
      tasks: Object.values(jobs).map(({ name }) => ({ slug: name })),
      endpoints,
    })
    const added: Added = {
      slugs: new Set([...collections, settings].map(({ slug }) => slug)),
      endpoints: new Set(endpoints.map(nameOf)),
    }
    return {
      ...config,
      db: beginAgain(databaseFor(config, options, added), startUp),
      admin: configureAdmin(config, { accounts: options.users ?? ownUsers, hasSetup }),
      i18n: configureTexts(config.i18n),
      localization: configureLanguages(config.localization),
      collections: [...withExpiry(withAccounts(config.collections ?? [], options.users)), ...collections],
      globals: [...(config.globals ?? []), settings],
      jobs: configureJobs(jobs, config),
      ...((config.csrf?.length || config.serverURL) && { csrf: [...new Set([...(config.csrf ?? []), ...origins])] }),
      endpoints: [...(config.endpoints ?? []), ...endpoints],
      custom: { ...config.custom, blickfang: own(options, added, hasSetup) },
      onInit: async (payload) => {
        await config.onInit?.(payload)
        await startUp(payload)
      },
      graphQL: configureGraphql(config.graphQL, { isAlone: options.isDatabaseOwn }),
      hooks: {
        ...config.hooks,
        afterError: [...(config.hooks?.afterError ?? []), answerRestError, answerGraphqlError],
      },
    }
  }
}

/** The project's database with all that Blickfang asks of one. */
function databaseFor({ db }: Config, { isDatabaseOwn, users = ownUsers }: AllOptions, { slugs }: Added) {
  const readable = readableQuestions(honestCommit(refuseListed(db)), isDatabaseOwn ? null : slugs)
  return declareTables(readable, { slugs, users, isDatabaseOwn })
}

/** Whether the first account is made with the set-up code. Of ours that Payload's admin does not ask for, whoever called first would own the site. */
function beginsBySetup(config: Config, { users, hasSetup, isDatabaseOwn }: AllOptions): boolean {
  if (users !== undefined) return false
  return adminUserOf(config, ownUsers) !== ownUsers || (hasSetup ?? isDatabaseOwn)
}

const nothing: Added = { slugs: new Set(), endpoints: new Set() }

/** Finds what the database lacks, as far as that is known before it is opened. */
function lackOf({ db }: Config): Lack | null {
  if (db.name !== undefined && db.name !== 'postgres') return 'postgres'
  return db.defaultIDType === 'number' ? 'uuid' : null
}

/** A project that the plugin cannot work in, as it was, but for one sentence in the log, in the admin and in the answers of the host's routes. */
function saysOnly(config: Config, options: AllOptions, lack: Lack): Config {
  return {
    ...config,
    admin: withNotice(config.admin),
    custom: { ...config.custom, blickfang: { ...own(options, nothing), readiness: new Readiness(lack) } },
    onInit: async (payload) => {
      readinessOf(payload).ask()
      await config.onInit?.(payload)
      payload.logger.error({ msg: lackInWords[lack] })
    },
  }
}

/** Payload would draw previews of the admin there, for anybody and any words: nothing is there unless a project has asked for them. */
function withoutPreviews({ admin }: Config): Endpoint[] {
  const isAskedFor = (admin?.meta?.defaultOGImageType ?? 'off') !== 'off'
  return isAskedFor ? [] : [{ method: 'get', path: '/og', handler: nothingHere }]
}

/** The collections of a project, one of them with what Blickfang asks of accounts. Throws when the one that is named is not there. */
function withAccounts(collections: CollectionConfig[], users: string | undefined): CollectionConfig[] {
  if (users === undefined) return collections
  if (!collections.some(({ slug }) => slug === users))
    throw new Error(
      `There is no collection «${users}» for Blickfang's accounts: please name one of the project's as «users».`,
    )
  return collections.map((collection) => (collection.slug === users ? withBlickfangsFields(collection) : collection))
}

/** Facts that the plugin's own code finds again in the configuration. */
function own(options: AllOptions, added: Added, hasSetup = false): Own {
  const outside = new OutsideClient(options)
  return {
    added,
    readiness: new Readiness(),
    users: options.users ?? ownUsers,
    hasOwnUsers: options.users === undefined,
    isDatabaseOwn: options.isDatabaseOwn,
    hasSetup,
    databaseUrl: options.databaseUrl,
    revalidateSecret: options.revalidateSecret,
    mediaStore: options.mediaStore,
    originalStore: options.originalStore,
    keepDays: options.keepDays,
    confirmationsPerDay: options.confirmationsPerDay,
    demo: options.fillDemo ? new Demo(options.fillDemo) : null,
    isPooled: options.isPooled,
    sharedCounts: options.sharedCounts,
    publicUrl: options.publicUrl,
    cmsUrl: options.cmsUrl,
    game: options.game,
    outside,
    services: options.services,
    translator: openTranslator(outside, options.translation, new URL(options.publicUrl).host),
    pictures: new Pictures(storeOf(options)),
    uploads: new RunningUploads(),
    webCaches: webCaches(options),
  }
}

function storeOf({ originalStore, mediaStore }: AllOptions): MediaStore {
  return originalStore ? new SplitStore({ originals: originalStore, made: mediaStore }) : mediaStore
}

function webCaches({ webUrls, revalidateSecret, databaseUrl, cdn }: AllOptions): WebCaches {
  return new WebCaches({
    urls: webUrls,
    secret: revalidateSecret,
    journal: openJournal(databaseUrl),
    cdn: cdn?.purgeUrl ? new Cdn(cdn) : null,
  })
}
