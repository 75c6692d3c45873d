import type { Locale } from '@blickfang/contract/kernel/locale.ts'
import type { Translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { HolesContext } from '@blickfang/views/game/game-context.tsx'
import type { Slotted } from '@blickfang/views/kernel/island/slot.tsx'
import type { MapStop } from '@blickfang/views/map/map-stop.ts'
import { DrawerContext, drawerClose } from '@blickfang/views/site/visitor/drawer-context.ts'
import { useCalm } from '@blickfang/views/site/visitor/use-calm.ts'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Drawer } from 'vaul'
import stageCss from '../map-container.module.css'
import type { Sentences } from '../messages.generated.ts'
import type { Shown } from '../shown.ts'
import { DrawerBar } from './drawer-bar.tsx'
import { DrawerRow } from './drawer-row.tsx'
import css from './drawers.module.css'
import { RoundFoot } from './round-foot.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useDrawerKeys } from './use-drawer-keys.ts'

/** How much of the stack is seen: a peek, or all of it. Source: spec/public-site.md §4. */
const peek = 0.2
const full = 1
const snapPoints = [peek, full]

interface DrawerStackProps {
  readonly stops: readonly MapStop[]
  readonly contents: readonly Slotted[]
  /** The language of the contents. */
  readonly locale: Locale
  readonly shown: Shown
  readonly onShow: (index: number) => void
  readonly stage: HTMLElement | null
  readonly t: Translate<Sentences>
  readonly hasGameDots: boolean
  /** A round is played on the whole screen: what steps on stands near the thumb. */
  readonly isRound: boolean
}

/** The stops as drawers beside each other, over the map: swiped, stepped through or opened to the full. The map stays usable. */
export function DrawerStack(props: DrawerStackProps) {
  const { stops, contents, locale, shown, onShow, stage, t, hasGameDots, isRound } = props
  const active = shown.index
  const [snap, setSnap] = useState<number | string | null>(peek)
  const [isMounted, setMounted] = useState(false)
  const isOpen = snap === full
  const hasFoot = isRound && isOpen
  const isCalm = useCalm()
  const holes = useMemo(() => new Map(stops.filter(({ hasCard }) => hasCard).map((stop) => [stop.id, stop])), [stops])
  const drawer = useMemo(() => ({ isOpen }), [isOpen])
  const step = (by: 1 | -1) => onShow(active + by)
  const lower = () => setSnap(peek)
  useEffect(() => setMounted(true), [])
  useEffect(() => {
    if (shown.isOpened) setSnap(full)
  }, [shown])
  useClosing(isOpen)
  useBackCloses(isOpen, lower)
  useDrawerKeys({ stage, onStep: step })

  const inside = (
    <>
      <DrawerBar
        stops={stops}
        active={active}
        isOpen={isOpen}
        onTurn={() => setSnap(isOpen ? peek : full)}
        onStep={step}
        t={t}
        hasGameDots={hasGameDots}
        hasSteps={!hasFoot}
      />
      <DrawerContext value={drawer}>
        <DrawerRow
          stops={stops}
          contents={contents}
          locale={locale}
          active={active}
          isCalm={isCalm}
          isOpen={isOpen}
          isMounted={isMounted}
          onStep={step}
        />
      </DrawerContext>
      {hasFoot && <RoundFoot stops={stops} active={active} onStep={step} t={t} />}
    </>
  )
  return <HolesContext value={holes}>{isMounted ? sheet(inside) : still(inside)}</HolesContext>

  function sheet(children: ReactNode) {
    return (
      <Drawer.Root
        open
        modal={false}
        dismissible={false}
        snapPoints={snapPoints}
        activeSnapPoint={snap}
        setActiveSnapPoint={setSnap}
        container={stage}
        repositionInputs={false}
        noBodyStyles
      >
        {/* vaul keeps its dialog modal whatever it is told; this one leaves the map to everybody. */}
        <Dialog.Root open modal={false}>
          <Drawer.Content
            className={css.sheet}
            data-open={isOpen || undefined}
            data-round={isRound || undefined}
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => {
              event.preventDefault()
              if (isOpen) lower()
            }}
          >
            <Drawer.Title className={css.unseen}>{t('list')}</Drawer.Title>
            {children}
          </Drawer.Content>
        </Dialog.Root>
      </Drawer.Root>
    )
  }

  /** The server's markup, and the first one in the browser: vaul's own does not run without a document, nor are its styles there. */
  function still(children: ReactNode) {
    return (
      // By its mark the page's policy knows that vaul's styles come.
      <div className={stageCss.early} data-vaul-drawer="">
        <h2 className={stageCss.unseen}>{t('list')}</h2>
        {children}
      </div>
    )
  }
}

/** Tells the page when an open drawer goes back to its peek. */
function useClosing(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    return () => {
      window.dispatchEvent(new Event(drawerClose))
    }
  }, [isOpen])
}
