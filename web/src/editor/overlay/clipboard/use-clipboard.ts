import { useEffect } from 'react'
import { pasteGroup } from '../../commands/copy/paste-group.ts'
import { removeGroup } from '../../commands/remove-group.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { goTo } from '../../shell/insert-group.ts'
import { useNotify } from '../../shell/use-notify.ts'
import { blockName } from '../../words/block-name.ts'
import { chosenGroup, isAboutText } from './about-block.ts'
import { type Clip, fromHtml, keepClip, keptClip, toHtml } from './clip.ts'
import { makeClip } from './make-clip.ts'
import { placeFor } from './place-for.ts'

interface BlockClipboard {
  /** Puts it onto the clipboard, by `put` where the browser has asked for it; says so, as nothing else shows it. */
  readonly take: (groupId: string, how: { readonly isCut: boolean; readonly put?: (clip: Clip) => void }) => void
  /** Whether something lies there that goes beside the group. */
  readonly canPaste: (groupId: string) => boolean
  readonly paste: (groupId: string | null, clip?: Clip | null) => void
}

/** Copies, cuts and pastes blocks and cards, between pages, languages and tabs of the site. */
export function useBlockClipboard(): BlockClipboard {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const notify = useNotify()
  const { document: page } = session

  function keep(groupId: string): Clip | null {
    const clip = makeClip(page, groupId, window.location.origin)
    if (clip) keepClip(clip)
    return clip
  }

  function done(groupId: string, isCut: boolean): void {
    const name = blockName(page, { id: groupId }, language)
    // The last card that a board needs stays.
    const isGone = isCut && session.run(removeGroup, { groupId }).length > 0
    notify.success(t(isGone ? 'clip.cut' : 'clip.copied', { name }))
  }

  function write(clip: Clip): void {
    const parts = { 'text/html': toHtml(clip), 'text/plain': clip.text }
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })])
    // Where it may not, what is kept for the site is enough to go on with.
    navigator.clipboard
      ?.write([new ClipboardItem(Object.fromEntries(blobs))])
      .catch((error: unknown) => console.warn(error))
  }

  return {
    take: (groupId, { isCut, put = write }) => {
      const clip = keep(groupId)
      if (!clip) return
      put(clip)
      done(groupId, isCut)
    },
    canPaste: (groupId) => {
      const clip = keptClip()
      return clip !== null && typeof placeFor(page, clip.originals[0]?.name ?? '', groupId) === 'object'
    },
    paste: (groupId, clip = keptClip()) => {
      if (!clip) return
      if (clip.origin !== window.location.origin) return notify.refusal(t('clip.otherSite'))
      const place = placeFor(page, clip.originals[0]?.name ?? '', groupId)
      if (typeof place === 'string') return notify.refusal(t(`clip.${place}`))
      for (const media of clip.media) session.rememberMedia(media)
      const { originals, languages = [] } = clip
      goTo(session, session.run(pasteGroup, { originals, languages, mayDiffer: true, ...place }))
    },
  }
}

/** The keys for it, and the browser's own menu: while a block is chosen and no text has the caret or is marked. */
export function useClipboardKeys(): void {
  const session = useEditor()
  const blocks = useBlockClipboard()
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const groupId = chosenGroup(session)
      const { clipboardData } = event
      if (!groupId || !clipboardData || isAboutText(event)) return
      event.preventDefault()
      const put = (clip: Clip) => {
        clipboardData.setData('text/html', toHtml(clip))
        clipboardData.setData('text/plain', clip.text)
      }
      blocks.take(groupId, { isCut: event.type === 'cut', put })
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isAboutText(event) || !event.clipboardData) return
      const pasted = fromHtml(event.clipboardData.getData('text/html'))
      const kept = keptClip()
      const isKept = kept !== null && kept.text !== '' && kept.text === event.clipboardData.getData('text/plain')
      const clip = pasted ?? (isKept ? kept : null)
      if (!clip) return
      event.preventDefault()
      blocks.paste(chosenGroup(session), clip)
    }
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [session, blocks])
}
