import { sql } from '@payloadcms/db-postgres'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const now = (name: string) => moment(name).notNull().defaultNow()
const counted = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/**
 * The tables that belong to no collection, as the migrations make them, so that Payload's tools know what stands in the database.
 * Statements name them themselves; their triggers, checks and indexes are the migrations' alone.
 */
export const ownTables = {
  bf_api_keys: pgTable('bf_api_keys', {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: uuid('user_id').notNull(),
    name: text('name').notNull(),
    reach: text('reach').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    created_at: now('created_at'),
    seen_at: moment('seen_at'),
    withdrawn_at: moment('withdrawn_at'),
  }),
  bf_address_changes: pgTable('bf_address_changes', {
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id').notNull(),
    email: text('email').notNull(),
    token_hash: text('token_hash').notNull(),
    language: text('language').notNull(),
    created_at: now('created_at'),
  }),
  bf_invitations: pgTable('bf_invitations', {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    language: text('language').notNull(),
    token_hash: text('token_hash').notNull(),
    invited_by: uuid('invited_by').notNull(),
    created_at: now('created_at'),
    ended: text('ended'),
  }),
  bf_business_texts: pgTable('bf_business_texts', {
    business_id: uuid('business_id').primaryKey(),
    sort_key: text('sort_key').notNull(),
    letter: text('letter').notNull(),
    words: text('words').notNull(),
    document: tsvector('document').notNull(),
    gesundheitsoptik: boolean('gesundheitsoptik').notNull(),
    frequentlens: boolean('frequentlens').notNull(),
    kept_in: xid8('kept_in').notNull().default(sql`pg_current_xact_id()`),
  }),
  bf_business_words: pgTable('bf_business_words', { word: text('word').primaryKey() }),
  bf_cache_journal: pgTable('bf_cache_journal', {
    id: counted(),
    position: integer('position'),
    tags: jsonb('tags').notNull(),
    created_at: now('created_at'),
  }),
  bf_cache_outbox: pgTable('bf_cache_outbox', {
    id: counted(),
    tags: jsonb('tags').notNull(),
    created_at: now('created_at'),
  }),
  bf_cache_position: pgTable('bf_cache_position', {
    only_one: boolean('only_one').primaryKey().default(true),
    position: integer('position').notNull().default(0),
    purged: integer('purged'),
  }),
  bf_cache_webs: pgTable('bf_cache_webs', {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    questions: bigint('questions', { mode: 'number' }).notNull().default(1),
    seen_at: now('seen_at'),
  }),
  bf_captions: pgTable(
    'bf_captions',
    {
      media_id: uuid('media_id').notNull(),
      locale: text('locale').notNull(),
      text: text('text').notNull(),
      mark: text('mark').notNull(),
    },
    (table) => [primaryKey({ columns: [table.media_id, table.locale] })],
  ),
  bf_changelog_seen: pgTable(
    'bf_changelog_seen',
    { user_id: uuid('user_id').notNull(), date: moment('date').notNull() },
    (table) => [primaryKey({ columns: [table.user_id, table.date] })],
  ),
  bf_confirmations: pgTable('bf_confirmations', {
    id: counted(),
    address: text('address').notNull(),
    is_withheld: boolean('is_withheld').notNull(),
    created_at: now('created_at'),
  }),
  bf_content_templates: pgTable('bf_content_templates', {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    collection: varchar('collection'),
    blocks: jsonb('blocks').notNull(),
    content: jsonb('content').notNull(),
    rev: integer('rev').notNull().default(1),
    created_at: now('created_at'),
    removed_at: moment('removed_at'),
  }),
  bf_film_events: pgTable('bf_film_events', { signature: text('signature').primaryKey(), at: now('at') }),
  bf_former_files: pgTable('bf_former_files', {
    id: uuid('id').primaryKey().defaultRandom(),
    media_id: uuid('media_id').notNull(),
    filename: text('filename').notNull(),
    original_filename: text('original_filename').notNull(),
    replaced_at: moment('replaced_at').notNull().default(sql`clock_timestamp()`),
    replaced_by: uuid('replaced_by'),
  }),
  bf_page_slugs: pgTable(
    'bf_page_slugs',
    {
      collection: varchar('collection').notNull().default(''),
      locale: varchar('locale').notNull(),
      slug: varchar('slug').notNull(),
      page_id: uuid('page_id').notNull(),
    },
    (table) => [primaryKey({ columns: [table.collection, table.locale, table.slug] })],
  ),
  bf_rate_limits: pgTable('bf_rate_limits', {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  }),
  bf_second_factors: pgTable('bf_second_factors', {
    user_id: uuid('user_id').primaryKey(),
    secret: text('secret').notNull(),
    created_at: now('created_at'),
    confirmed_at: moment('confirmed_at'),
    last_step: bigint('last_step', { mode: 'number' }).notNull().default(0),
    recovery_salt: text('recovery_salt').notNull().default(''),
    recovery_hashes: text('recovery_hashes').array().notNull().default([]),
  }),
  bf_submission_files: pgTable('bf_submission_files', {
    id: uuid('id').primaryKey().defaultRandom(),
    submission_id: uuid('submission_id'),
    block_id: uuid('block_id').notNull(),
    field: text('field').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    key: text('key').notNull(),
    created_at: now('created_at'),
  }),
  bf_search_texts: pgTable(
    'bf_search_texts',
    {
      kind: varchar('kind').notNull(),
      subject_id: uuid('subject_id').notNull(),
      locale: varchar('locale').notNull(),
      title: text('title').notNull(),
      words: text('words').notNull(),
      document: tsvector('document').notNull(),
      kept_in: xid8('kept_in').notNull().default(sql`pg_current_xact_id()`),
    },
    (table) => [primaryKey({ columns: [table.subject_id, table.locale] })],
  ),
  bf_search_words: pgTable(
    'bf_search_words',
    { locale: varchar('locale').notNull(), word: text('word').notNull() },
    (table) => [primaryKey({ columns: [table.locale, table.word] })],
  ),
  bf_tours_seen: pgTable('bf_tours_seen', { user_id: uuid('user_id').primaryKey(), seen_at: now('seen_at') }),
  bf_webhooks: pgTable('bf_webhooks', {
    id: uuid('id').primaryKey().defaultRandom(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    created_by: uuid('created_by'),
    created_at: now('created_at'),
    is_on: boolean('is_on').notNull().default(true),
    off_at: moment('off_at'),
    failing_since: moment('failing_since'),
  }),
  bf_webhook_deliveries: pgTable('bf_webhook_deliveries', {
    id: uuid('id').primaryKey().defaultRandom(),
    webhook_id: uuid('webhook_id').notNull(),
    event_id: uuid('event_id').notNull(),
    event: text('event').notNull(),
    data: jsonb('data').notNull(),
    created_at: now('created_at'),
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    status: integer('status'),
    failure: text('failure'),
  }),
  bf_uploads: pgTable('bf_uploads', {
    key: uuid('key').primaryKey(),
    sum: text('sum').notNull(),
    media_id: uuid('media_id').notNull(),
    created_at: now('created_at'),
  }),
}

/** Columns that a statement reads and no form shows, by the table of a collection. */
export const ownColumns = {
  bf_mails: { address_change_id: uuid('address_change_id'), invitation_id: uuid('invitation_id') },
  bf_media: { sum: text('sum') },
  bf_revisions: { key_name: text('key_name') },
  bf_submissions: { opened: text('opened') },
}

/** The language in which a person reads the editor, in whichever collection accounts are. */
export const accountColumns = { locale: varchar('locale') }

/** Columns that Postgres works out by functions of the migrations; without these nobody can make them. */
export const workedOut = ['bf_fields.shown_media', 'bf_groups.shown_media', 'bf_pages.words'] as const
