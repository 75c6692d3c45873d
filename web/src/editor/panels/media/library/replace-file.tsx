'use client'
import type { Answer } from '@blickfang/contract/api/client.ts'
import { acceptedDocuments, acceptedFiles, type MediaItem } from '@blickfang/contract/content/media/media.ts'
import { type MediaUse, nameOfUse } from '@blickfang/contract/content/media/media-use.ts'
import { useRead } from '@blickfang/contract/kernel/reading/use-read.ts'
import { History, Replace } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { replaceMedia } from '../../../../cms/upload-media.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx'
import text from '../../../../ui/text.module.css'
import { useEditor } from '../../../context/editor-context.tsx'
import { useWords } from '../../../locales/words.tsx'
import { useAction } from '../../../shell/actions/use-action.ts'
import { useNotify } from '../../../shell/use-notify.ts'
import { useTime } from '../../../words/use-time.ts'
import type { MediaLibrary } from '../media-library.ts'
import css from './library.module.css'
import { useLibraryWords } from './messages/use-library-words.ts'

type Replaced = Answer<'replaceMedia'>

interface ReplaceFileProps {
  library: MediaLibrary
  item: MediaItem
  /** Where it is used; null while that is not known. */
  uses: readonly MediaUse[] | null
}

/** Puts another file in the place of a picture's or a document's wherever it is used, and takes that back: at once, or later from here. */
export function ReplaceFile({ library, item, uses }: ReplaceFileProps) {
  const t = useLibraryWords()
  const { language } = useWords()
  const time = useTime()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const former = useFormer(item)
  const { replace, restore, isBusy } = useReplacing(library)
  const isDocument = item.mediaType === 'document'
  const places = uses?.map((use) => nameOfUse(use, language)).join(', ') ?? ''
  return (
    <div className={css.labels}>
      <Button busy={isBusy} icon={<Replace size={16} />} onClick={() => input.current?.click()}>
        {t('replace')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={isDocument ? acceptedDocuments : acceptedFiles}
        aria-label={t('replace')}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      {former && (
        <div className={css.line}>
          <p className={text.soft}>{t('former', { name: former.originalFilename, date: time(former.replacedAt) })}</p>
          <Button variant="quiet" busy={isBusy} icon={<History size={16} />} onClick={() => void restore(former.id)}>
            {t('bringBack')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={file !== null}
        title={t('replaceTitle', { name: item.originalFilename })}
        confirmLabel={t('replaceNow')}
        cancelLabel={t('cancel')}
        onCancel={() => setFile(null)}
        onConfirm={() => {
          setFile(null)
          if (file) void replace(item, file)
        }}
      >
        <p className={text.text}>
          {t(isDocument ? 'replaceDocumentText' : 'replaceText', { file: file?.name ?? '' })}{' '}
          {places === '' ? t('replaceUnused') : t('replaceIn', { places })}
        </p>
      </ConfirmDialog>
    </div>
  )
}

function useFormer({ id, objectId }: MediaItem) {
  // biome-ignore lint/correctness/useExhaustiveDependencies(objectId): another file has another one before it
  const read = useCallback(() => call('getFormerFile', { id }), [id, objectId])
  return useRead(read).answer?.former ?? null
}

function useReplacing(library: MediaLibrary) {
  const t = useLibraryWords()
  const session = useEditor()
  const notify = useNotify()
  const { run, isBusy } = useAction()

  const saidOf = (item: MediaItem, { count, ...names }: { name: string; file: string; count: number }) =>
    item.mediaType === 'document' ? t('replacedDocument', names) : t('replaced', { ...names, count })

  const put = (work: () => Promise<Replaced>, said: (done: Replaced) => string): Promise<void> =>
    run(t('replaceFailed'), async () => {
      const done = await work()
      library.replace(done.media)
      for (const media of [done.media, ...done.copies]) session.rememberMedia(media)
      const { former } = done
      if (!former) return notify.news(t('sameFile'))
      library.tell({ text: said(done), undo: () => restore(former.id) })
    })

  const replace = (item: MediaItem, file: File) =>
    put(
      () => replaceMedia(file, item.id),
      ({ media, copies }) =>
        saidOf(item, { name: item.originalFilename, file: media.originalFilename, count: copies.length }),
    )
  const restore = (formerId: string): Promise<void> =>
    put(
      () => call('restoreMedia', { formerId }),
      ({ media }) => t('broughtBack', { name: media.originalFilename }),
    )
  return { replace, restore, isBusy }
}
