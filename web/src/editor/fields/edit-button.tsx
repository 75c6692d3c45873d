'use client'
import type { FieldProps } from '@blickfang/views/kernel/view.ts'
import { buttonClass } from '@blickfang/views/site/button.ts'
import { useStore } from 'zustand'
import { useEditor, useGroup } from '../context/editor-context.tsx'
import { deadEnd } from '../model/dead-link.ts'
import { buttonFaults } from './is-filled.ts'
import { useTranslationMark } from './marks/use-translation-mark.ts'
import { useStandInMark } from './marks/use-word-marks.ts'
import type { Place } from './place.ts'
import { readLink, resolveLink } from './resolve-link.ts'
import { useTextHost } from './text/use-text-host.ts'
import { useShownContent } from './use-field.ts'
import { useTools } from './use-tools.ts'

/** A button's label in place. While tools are on, the button leads nowhere; the overlay says what the button lacks. */
export function EditButton({ place, className, variant }: FieldProps['button'] & { place: Place }) {
  const { document } = useEditor()
  const tools = useTools()
  const shown = useShownContent(place)
  const host = useTextHost(place, shown.text)
  const mark = { ...useStandInMark(shown), ...useTranslationMark(place) }
  const href = useGroup(place.groupId, (group) =>
    resolveLink(document, readLink(group.fields[place.name]?.values['options.link'])),
  )
  const missing = useGroup(place.groupId, (group) => lackOf(buttonFaults(document, group, place.name)))
  const link = useGroup(place.groupId, (group) => group.fields[place.name]?.values['options.link'])
  const end = useStore(document.site, () => deadEnd(document, readLink(link)))
  const lacks = missing || end
  return (
    <a
      ref={host.ref as never}
      className={buttonClass({ variant, className })}
      href={tools ? undefined : (href ?? undefined)}
      data-href={tools ? (href ?? undefined) : undefined}
      lang={shown.language === document.locale ? undefined : shown.language}
      data-lacks={tools && lacks ? lacks : undefined}
      {...host.attributes}
      {...mark}
    >
      {host.first}
    </a>
  )
}

function lackOf({ link, text }: { link: boolean; text: boolean }): string {
  return [link && 'link', text && 'text'].filter(Boolean).join(' ')
}
