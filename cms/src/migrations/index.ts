import * as migration_20261121_000000_prefix from './20261121_000000_prefix';
import * as migration_20261121_102236_initial from './20261121_102236_initial';
import * as migration_20261121_103000_rules from './20261121_103000_rules';
import * as migration_20261122_160000_pages_without_address from './20261122_160000_pages_without_address';
import * as migration_20261122_160915_accounts_are_not_locked from './20261122_160915_accounts_are_not_locked';
import * as migration_20261122_163000_media_store from './20261122_163000_media_store';
import * as migration_20261122_170000_rate_limits from './20261122_170000_rate_limits';
import * as migration_20261122_174000_day_notes_by_language from './20261122_174000_day_notes_by_language';
import * as migration_20261122_200000_media_within_options from './20261122_200000_media_within_options';
import * as migration_20261122_203000_listed_pages from './20261122_203000_listed_pages';
import * as migration_20261122_224000_jobs from './20261122_224000_jobs';
import * as migration_20261122_224500_kept_page_words from './20261122_224500_kept_page_words';
import * as migration_20261122_232400_forms from './20261122_232400_forms';
import * as migration_20261123_021000_search_texts from './20261123_021000_search_texts';
import * as migration_20261123_021146_feeds from './20261123_021146_feeds';
import * as migration_20261123_021500_contact_branches from './20261123_021500_contact_branches';
import * as migration_20261123_022500_entries from './20261123_022500_entries';
import * as migration_20261123_030500_businesses from './20261123_030500_businesses';
import * as migration_20261124_060000_videos from './20261124_060000_videos';
import * as migration_20261124_060500_search_titles from './20261124_060500_search_titles';
import * as migration_20261126_130000_cache_journal from './20261126_130000_cache_journal';
import * as migration_20261126_140000_fewer_indexes from './20261126_140000_fewer_indexes';
import * as migration_20261127_020000_confirmations from './20261127_020000_confirmations';
import * as migration_20261127_030000_uploads from './20261127_030000_uploads';
import * as migration_20261127_090000_businesses_own_branch from './20261127_090000_businesses_own_branch';
import * as migration_20261128_010000_address_changes from './20261128_010000_address_changes';
import * as migration_20261128_020000_sessions_have_names from './20261128_020000_sessions_have_names';
import * as migration_20261128_050000_feed_pictures from './20261128_050000_feed_pictures';
import * as migration_20261128_070000_live_blocks from './20261128_070000_live_blocks';
import * as migration_20261129_010000_changelog_seen from './20261129_010000_changelog_seen';
import * as migration_20261129_020000_crops from './20261129_020000_crops';
import * as migration_20261130_010000_users_locale from './20261130_010000_users_locale';
import * as migration_20261130_020000_arranged_collections from './20261130_020000_arranged_collections';
import * as migration_20261130_021000_testimonials_of_the_site from './20261130_021000_testimonials_of_the_site';
import * as migration_20261130_030000_library from './20261130_030000_library';
import * as migration_20261130_031000_kept_files from './20261130_031000_kept_files';
import * as migration_20261130_040000_films from './20261130_040000_films';
import * as migration_20261201_010000_own_forms from './20261201_010000_own_forms';
import * as migration_20261201_020000_kinds_of_business from './20261201_020000_kinds_of_business';
import * as migration_20261202_010000_submission_notes from './20261202_010000_submission_notes';
import * as migration_20261202_020000_entry_files from './20261202_020000_entry_files';
import * as migration_20261203_010000_content_templates from './20261203_010000_content_templates';
import * as migration_20261203_015000_api_keys from './20261203_015000_api_keys';
import * as migration_20261203_020000_webhooks from './20261203_020000_webhooks';
import * as migration_20261203_030000_invitations from './20261203_030000_invitations';
import * as migration_20261203_040000_tours_seen from './20261203_040000_tours_seen';
import * as migration_20261204_010000_second_factors from './20261204_010000_second_factors';
import * as migration_20261205_027300_jobs_with_ids from './20261205_027300_jobs_with_ids';
import * as migration_20261206_010000_told_last from './20261206_010000_told_last';

export const migrations = [
  {
    up: migration_20261121_000000_prefix.up,
    down: migration_20261121_000000_prefix.down,
    name: '20261121_000000_prefix',
  },
  {
    up: migration_20261121_102236_initial.up,
    down: migration_20261121_102236_initial.down,
    name: '20261121_102236_initial',
  },
  {
    up: migration_20261121_103000_rules.up,
    down: migration_20261121_103000_rules.down,
    name: '20261121_103000_rules',
  },
  {
    up: migration_20261122_160000_pages_without_address.up,
    down: migration_20261122_160000_pages_without_address.down,
    name: '20261122_160000_pages_without_address',
  },
  {
    up: migration_20261122_160915_accounts_are_not_locked.up,
    down: migration_20261122_160915_accounts_are_not_locked.down,
    name: '20261122_160915_accounts_are_not_locked',
  },
  {
    up: migration_20261122_163000_media_store.up,
    down: migration_20261122_163000_media_store.down,
    name: '20261122_163000_media_store',
  },
  {
    up: migration_20261122_170000_rate_limits.up,
    down: migration_20261122_170000_rate_limits.down,
    name: '20261122_170000_rate_limits',
  },
  {
    up: migration_20261122_174000_day_notes_by_language.up,
    down: migration_20261122_174000_day_notes_by_language.down,
    name: '20261122_174000_day_notes_by_language',
  },
  {
    up: migration_20261122_200000_media_within_options.up,
    down: migration_20261122_200000_media_within_options.down,
    name: '20261122_200000_media_within_options',
  },
  {
    up: migration_20261122_203000_listed_pages.up,
    down: migration_20261122_203000_listed_pages.down,
    name: '20261122_203000_listed_pages',
  },
  {
    up: migration_20261122_224000_jobs.up,
    down: migration_20261122_224000_jobs.down,
    name: '20261122_224000_jobs',
  },
  {
    up: migration_20261122_224500_kept_page_words.up,
    down: migration_20261122_224500_kept_page_words.down,
    name: '20261122_224500_kept_page_words',
  },
  {
    up: migration_20261122_232400_forms.up,
    down: migration_20261122_232400_forms.down,
    name: '20261122_232400_forms',
  },
  {
    up: migration_20261123_021000_search_texts.up,
    down: migration_20261123_021000_search_texts.down,
    name: '20261123_021000_search_texts',
  },
  {
    up: migration_20261123_021146_feeds.up,
    down: migration_20261123_021146_feeds.down,
    name: '20261123_021146_feeds',
  },
  {
    up: migration_20261123_021500_contact_branches.up,
    down: migration_20261123_021500_contact_branches.down,
    name: '20261123_021500_contact_branches',
  },
  {
    up: migration_20261123_022500_entries.up,
    down: migration_20261123_022500_entries.down,
    name: '20261123_022500_entries'
  },
  {
    up: migration_20261123_030500_businesses.up,
    down: migration_20261123_030500_businesses.down,
    name: '20261123_030500_businesses',
  },
  {
    up: migration_20261124_060000_videos.up,
    down: migration_20261124_060000_videos.down,
    name: '20261124_060000_videos',
  },
  {
    up: migration_20261124_060500_search_titles.up,
    down: migration_20261124_060500_search_titles.down,
    name: '20261124_060500_search_titles'
  },
  {
    up: migration_20261126_130000_cache_journal.up,
    down: migration_20261126_130000_cache_journal.down,
    name: '20261126_130000_cache_journal',
  },
  {
    up: migration_20261126_140000_fewer_indexes.up,
    down: migration_20261126_140000_fewer_indexes.down,
    name: '20261126_140000_fewer_indexes',
  },
  {
    up: migration_20261127_020000_confirmations.up,
    down: migration_20261127_020000_confirmations.down,
    name: '20261127_020000_confirmations',
  },
  {
    up: migration_20261127_030000_uploads.up,
    down: migration_20261127_030000_uploads.down,
    name: '20261127_030000_uploads',
  },
  {
    up: migration_20261127_090000_businesses_own_branch.up,
    down: migration_20261127_090000_businesses_own_branch.down,
    name: '20261127_090000_businesses_own_branch',
  },
  {
    up: migration_20261128_010000_address_changes.up,
    down: migration_20261128_010000_address_changes.down,
    name: '20261128_010000_address_changes',
  },
  {
    up: migration_20261128_020000_sessions_have_names.up,
    down: migration_20261128_020000_sessions_have_names.down,
    name: '20261128_020000_sessions_have_names',
  },
  {
    up: migration_20261128_050000_feed_pictures.up,
    down: migration_20261128_050000_feed_pictures.down,
    name: '20261128_050000_feed_pictures',
  },
  {
    up: migration_20261128_070000_live_blocks.up,
    down: migration_20261128_070000_live_blocks.down,
    name: '20261128_070000_live_blocks',
  },
  {
    up: migration_20261129_010000_changelog_seen.up,
    down: migration_20261129_010000_changelog_seen.down,
    name: '20261129_010000_changelog_seen',
  },
  {
    up: migration_20261129_020000_crops.up,
    down: migration_20261129_020000_crops.down,
    name: '20261129_020000_crops',
  },
  {
    up: migration_20261130_010000_users_locale.up,
    down: migration_20261130_010000_users_locale.down,
    name: '20261130_010000_users_locale',
  },
  {
    up: migration_20261130_020000_arranged_collections.up,
    down: migration_20261130_020000_arranged_collections.down,
    name: '20261130_020000_arranged_collections',
  },
  {
    up: migration_20261130_021000_testimonials_of_the_site.up,
    down: migration_20261130_021000_testimonials_of_the_site.down,
    name: '20261130_021000_testimonials_of_the_site',
  },
  {
    up: migration_20261130_030000_library.up,
    down: migration_20261130_030000_library.down,
    name: '20261130_030000_library',
  },
  {
    up: migration_20261130_031000_kept_files.up,
    down: migration_20261130_031000_kept_files.down,
    name: '20261130_031000_kept_files',
  },
  {
    up: migration_20261130_040000_films.up,
    down: migration_20261130_040000_films.down,
    name: '20261130_040000_films',
  },
  {
    up: migration_20261201_010000_own_forms.up,
    down: migration_20261201_010000_own_forms.down,
    name: '20261201_010000_own_forms',
  },
  {
    up: migration_20261201_020000_kinds_of_business.up,
    down: migration_20261201_020000_kinds_of_business.down,
    name: '20261201_020000_kinds_of_business',
  },
  {
    up: migration_20261202_010000_submission_notes.up,
    down: migration_20261202_010000_submission_notes.down,
    name: '20261202_010000_submission_notes',
  },
  {
    up: migration_20261202_020000_entry_files.up,
    down: migration_20261202_020000_entry_files.down,
    name: '20261202_020000_entry_files',
  },
  {
    up: migration_20261203_010000_content_templates.up,
    down: migration_20261203_010000_content_templates.down,
    name: '20261203_010000_content_templates',
  },
  {
    up: migration_20261203_015000_api_keys.up,
    down: migration_20261203_015000_api_keys.down,
    name: '20261203_015000_api_keys',
  },
  {
    up: migration_20261203_020000_webhooks.up,
    down: migration_20261203_020000_webhooks.down,
    name: '20261203_020000_webhooks',
  },
  {
    up: migration_20261203_030000_invitations.up,
    down: migration_20261203_030000_invitations.down,
    name: '20261203_030000_invitations',
  },
  {
    up: migration_20261203_040000_tours_seen.up,
    down: migration_20261203_040000_tours_seen.down,
    name: '20261203_040000_tours_seen',
  },
  {
    up: migration_20261204_010000_second_factors.up,
    down: migration_20261204_010000_second_factors.down,
    name: '20261204_010000_second_factors',
  },
  {
    up: migration_20261205_027300_jobs_with_ids.up,
    down: migration_20261205_027300_jobs_with_ids.down,
    name: '20261205_027300_jobs_with_ids',
  },
  {
    up: migration_20261206_010000_told_last.up,
    down: migration_20261206_010000_told_last.down,
    name: '20261206_010000_told_last',
  },
];
