import { directory } from '@blickfang/contract/sources/directory/source.ts'
import { defineReader } from '../source-reader.ts'
import { type DirectoryRows, directoryRows, directoryView, logoIds } from './directory-rows.ts'

export const directoryReader = defineReader(directory, {
  rows: ({ locale }) => directoryRows(directory.empty.asked, locale),
  mediaIds: logoIds,
  view: (rows: DirectoryRows | null, { media }) => directoryView(rows, { asked: directory.empty.asked, media }),
})
