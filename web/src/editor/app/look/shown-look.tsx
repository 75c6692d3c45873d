'use client'
import type { MediaView } from '@blickfang/contract/content/media/media.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { definePart } from '../../../ui/parts/define-part.ts'
import { usePart } from '../../../ui/parts/use-part.ts'
import { useEditor } from '../../context/editor-context.tsx'
import { shownLogos } from '../../shell/settings/shown-logos.ts'
import { followTriedFonts, triedFonts } from '../../shell/settings/tried-fonts.ts'
import { followTriedLogos, triedLogos } from '../../shell/settings/tried-logos.ts'
import { ShownTheme } from './shown-theme.tsx'

/** Maker of the style of a pair of fonts: not needed before one is tried, or the settings are known. */
const fontStyles = definePart(async () => (await import('../../../site/theme/font-stacks.ts')).fontStyle)

/** The look of the site as it is here, tried or before it is saved: its colours, its fonts and its logos. */
export function ShownLook() {
  const { document } = useEditor()
  const header = useStore(document.settings, ({ values }) => values?.header)
  const media = useStore(document.media)
  const { logos } = useStore(triedLogos)
  const saved = useStore(document.settings, ({ values }) => values?.appearance.fonts)
  const tried = useStore(triedFonts)
  const pair = tried.pair ?? saved
  const fontStyle = usePart(fontStyles, { isWanted: pair !== undefined, giveUp: () => {} })
  // Here, where they are drawn: whatever panel is open.
  useEffect(followTriedFonts, [])
  useEffect(followTriedLogos, [])
  useEffect(() => {
    const known = (id: string | null | undefined) => (id ? media[id] : id === null ? null : undefined)
    const shown = {
      logo: pick(logos?.['header.logo'], known(header?.logo)),
      alternativeLogo: pick(logos?.['header.alternativeLogo'], known(header?.alternativeLogo)),
    }
    shownLogos.setState(Object.fromEntries(Object.entries(shown).filter(([, one]) => one !== undefined)), true)
  }, [header, media, logos])
  return (
    <>
      <ShownTheme />
      {pair && fontStyle && <style>{fontStyle(pair)}</style>}
    </>
  )
}

/** Chooses what is tried before what is saved; undefined where neither is known. */
function pick(tried: MediaView | null | undefined, saved: MediaView | null | undefined): MediaView | null | undefined {
  return tried === undefined ? saved : tried
}
