'use client'
import { ApiError } from '@blickfang/contract/api/api-error.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { call } from '../../cms/api-client.ts'
import { forgetEditor, noteEditor } from '../../site/edit-link/noted-editor.ts'
import { keepFocus } from '../../ui/focus/keep-focus.ts'
import { ShownPart } from '../../ui/parts/shown-part.tsx'
import { PortalRoot } from '../../ui/portal-root.tsx'
import { LazyToaster } from '../../ui/toasts/lazy-toaster.tsx'
import { useDialog, useEditor, useShell, useSync } from '../context/editor-context.tsx'
import { useToolWords } from '../locales/tool-words.tsx'
import { useWords } from '../locales/words.tsx'
import { useUndoKeys } from '../overlay/undo/use-undo-keys.ts'
import { useChangelog } from '../panels/changelog/use-changelog.ts'
import { DialogHost } from '../panels/dialog-host.tsx'
import { useRequiredSecondFactor } from '../panels/second-factor/use-required-second-factor.ts'
import { useTour } from '../panels/tour/use-tour.ts'
import { keepsTools, panels, usePanel } from '../panels/use-panel.ts'
import { PublicationProvider } from '../publication/publication.tsx'
import { useFreshFrame } from '../shell/frame/use-fresh-frame.ts'
import { useKeyboardRoom } from '../shell/frame/use-keyboard-room.ts'
import { PartNotice } from '../shell/part-notice.tsx'
import { TriedThemeNotice } from '../shell/settings/tried-theme-notice.tsx'
import { collectionOfAddress, showElement, showFieldOfAddress } from '../shell/show-field.ts'
import { translateHash } from '../shell/translation/translate-hash.ts'
import { useTranslationKeys } from '../shell/translation/use-open-translations.ts'
import { useTravel } from '../shell/travel/use-travel.ts'
import { useColleagues } from '../shell/use-colleagues.ts'
import { useNotify } from '../shell/use-notify.ts'
import { useScrollLock } from '../shell/use-scroll-lock.ts'
import { Toolbar } from '../toolbar/toolbar.tsx'
import { useUndeliveredMails } from './mails/use-undelivered-mails.ts'
import { useUnreadRequests } from './use-unread-requests.ts'

interface ShellProps {
  /** All of it listens. */
  readonly onReady: () => void
}

/** Toolbar, panels, dialogs and messages: everything of the editor that is not on the page itself. */
export function EditorShell({ onReady }: ShellProps) {
  const t = useToolWords()
  return (
    <PublicationProvider>
      <section aria-label={t('editor')}>
        <PortalRoot>
          <Shell onReady={onReady} />
        </PortalRoot>
      </section>
      <LazyToaster label={t('messages')} closeLabel={t('close')} />
    </PublicationProvider>
  )
}

/** Dialogs that an address may ask for: to translate the page, what is left to do on a new site, and how one signs in. */
const askedByHash: Readonly<Record<string, { readonly type: 'translate' | 'left' | 'secondFactor' }>> = {
  [translateHash]: { type: 'translate' },
  '#left': { type: 'left' },
  '#second-factor': { type: 'secondFactor' },
}

function Shell({ onReady }: ShellProps) {
  const { language } = useWords()
  const session = useEditor()
  const [flags, openPanel] = usePanel()
  useScrollLock(flags.panel !== null && !keepsTools(flags.panel))
  useEditorLanguage()
  useRecoveredMessage()
  useColleagues()
  useEffect(keepFocus, [])
  useFreshFrame()
  useKeyboardRoom()
  useUndeliveredMails()
  useUnreadRequests()
  useChangelog()
  useTour(flags.toolbar)
  useRequiredSecondFactor(flags.toolbar)
  const travel = useTravel()
  const panel = panels.find(({ name }) => name === flags.panel)
  const onClose = () => openPanel('toolbar')
  useUndoKeys(travel)
  useTranslationKeys(flags.toolbar)
  useEffect(() => showFieldOfAddress(session), [session])
  const [, openDialog] = useDialog()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, by the address that the page was opened with
  useEffect(() => {
    const asked = askedByHash[window.location.hash]
    if (!asked) return
    // Said once: who reads the page anew later does not ask again.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    openDialog(asked)
  }, [session])
  useCollectionOfAddress()
  useAskedPanels(openPanel)
  // biome-ignore lint/correctness/useExhaustiveDependencies(onReady): told once
  useEffect(onReady, [])
  return (
    <>
      {panel && (
        <ShownPart
          key={panel.name}
          part={panel.part}
          onClose={onClose}
          props={{ title: labelIn(panel.label, language), onClose }}
        />
      )}
      <DialogHost />
      <PartNotice />
      {/* The settings say it themselves. */}
      {flags.panel !== 'settings' && <TriedThemeNotice />}
      <Toolbar travel={travel} />
    </>
  )
}

/** Opens the collection that the address asks for, and shows the block that it belongs to. */
function useCollectionOfAddress(): void {
  const session = useEditor()
  const [, openDialog] = useDialog()
  // biome-ignore lint/correctness/useExhaustiveDependencies(openDialog): the address is looked at once
  useEffect(() => {
    const groupId = collectionOfAddress(session)
    if (groupId === null) return
    showElement(session, { groupId, field: null })
    openDialog({ type: 'collection', groupId })
  }, [session])
}

/** Opens the panel of what somebody asks for, wherever that is: entries, or a section of the settings. */
function useAskedPanels(openPanel: ReturnType<typeof usePanel>[1]): void {
  const shell = useShell()
  const asked = useStore(shell, ({ entriesAsked, settingsSection }) => {
    if (settingsSection !== null) return 'settings'
    return entriesAsked === null ? null : 'entries'
  })
  useEffect(() => {
    if (asked !== null) openPanel(asked)
  }, [asked, openPanel])
}

/** The account says which language the editor speaks; until it has been asked, and where nobody answers, it is the session's. */
function useEditorLanguage(): void {
  const { setLanguage } = useWords()
  useEffect(() => {
    call('getLanguage', {}).then(
      ({ language }) => {
        noteEditor(language)
        setLanguage(language)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'UNAUTHENTICATED') forgetEditor()
      },
    )
  }, [setLanguage])
}

/** Says once that changes of an interrupted session were found and are being sent. */
function useRecoveredMessage(): void {
  const t = useToolWords()
  const { recovered } = useSync('recovered')
  const notify = useNotify()
  const message = recovered > 0 ? t('saved.recovered', { count: recovered }) : null
  useEffect(() => {
    if (message) notify.success(message)
  }, [message, notify])
}
