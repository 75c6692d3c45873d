import { isStartFolder, startFolders } from '@blickfang/contract/content/media/labels.ts'
import { feedFolder } from '@blickfang/contract/content/media/media.ts'
import type { LibraryWords } from './messages/use-library-words.ts'

/** Name of a folder for people; a folder that nobody has named is called by what lies in it. */
export function folderName(folder: string, t: LibraryWords): string {
  if (folder === startFolders.image) return t('folders.images')
  if (folder === startFolders.video) return t('folders.videos')
  if (folder === startFolders.document) return t('folders.documents')
  return folder === feedFolder ? t('folders.feeds') : folder
}

/** Whether people have given the folder its name. */
export function isNamed(folder: string): boolean {
  return !isStartFolder(folder) && folder !== feedFolder
}
