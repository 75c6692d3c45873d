// The entry `@blickfang/cms`: the plugin, and where the files of its library may lie.
export { BucketStore } from '@blickfang/platform/store/bucket-store.ts'
export { FolderStore } from '@blickfang/platform/store/folder-store.ts'
export type { MediaStore } from '@blickfang/platform/store/media-store.ts'
export { blickfang } from '../plugin/add-to-project.ts'
export type { BlickfangOptions, OwnParts } from '../plugin/options.ts'
export { settingValue } from '../plugin/sources/setting-value.ts'
export { defineReader, type SourceReader } from '../plugin/sources/source-reader.ts'
