'use client'
import { disallowedLanguagesSchema } from '@blickfang/contract/content/values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { EyeOff, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import text from '../../../ui/text.module.css'
import { moveGroup } from '../../commands/move-group.ts'
import { useBlocks, useDialog, useEditor, useGroup, useOverlay } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import type { PageDocument } from '../../model/page-document.ts'
import { shownStandingOf } from '../../model/standing/standing.ts'
import { goToBlock } from '../../overlay/go-to-block.ts'
import type { Place } from '../../shell/sorting/place.ts'
import { SortedList, type SortingTools } from '../../shell/sorting/sorted-list.tsx'
import { SortingArea } from '../../shell/sorting/sorting-area.tsx'
import { blockName } from '../../words/block-name.ts'
import type { PanelProps } from '../define-panel.ts'
import { StatusMark } from '../status-mark.tsx'
import { firstWords } from './first-words.ts'
import { useOutlineWords } from './messages/use-outline-words.ts'
import css from './outline-panel.module.css'

const list = 'blocks'

/** The blocks of the page by name and first words: a press goes to one, and their order is changed here as on the page. */
export function OutlinePanel({ title, onClose }: PanelProps) {
  const t = useOutlineWords()
  const { language } = useWords()
  const session = useEditor()
  const [, openDialog] = useDialog()
  const { document: page } = session
  const blocks = useBlocks()
  const items = blocks.map((id) => ({ id, name: blockName(page, { id }, language) }))

  function move(id: string, { index }: Place) {
    const before = blocks.filter((other) => other !== id)[index - 1]
    session.run(moveGroup, { groupId: id, to: before ? { after: before } : 'start' })
  }
  /** Where the panel covers the page it makes way. */
  function go(id: string) {
    if (window.innerWidth < coveredBelow) onClose()
    goToBlock(session, id)
  }
  return (
    <SidePanel title={title} closeLabel={t('close')} onClose={onClose}>
      <p className={`${text.soft} ${css.hint}`}>{t(blocks.length === 0 ? 'empty' : 'hint')}</p>
      <SortingArea lists={[{ id: list, label: title, items }]} canMove={() => blocks.length > 1} onMove={move}>
        <SortedList list={list} label={title}>
          {(id, tools) => <Row groupId={id} tools={tools} onGo={() => go(id)} />}
        </SortedList>
      </SortingArea>
      <Button
        variant="quiet"
        icon={<Plus size={16} />}
        onClick={() => openDialog({ type: 'addBlock', position: 'end' })}
      >
        {t('add')}
      </Button>
    </SidePanel>
  )
}

/** Width in px below which the panel covers the page, as its styles say: less of the page beside it is no use. */
const coveredBelow = 480

interface RowProps {
  readonly groupId: string
  readonly tools: SortingTools
  readonly onGo: () => void
}

function Row({ groupId, tools, onGo }: RowProps) {
  const t = useOutlineWords()
  const { language } = useWords()
  const { document: page } = useEditor()
  const isCurrent = useOverlay(({ selected }) => selected !== null && blockOf(page, selected.groupId) === groupId)
  const name = useGroup(groupId, (group) => group.name)
  const standing = useGroup(groupId, shownStandingOf)
  const cards = useGroup(groupId, (group) => group.children.length)
  const words = useGroup(groupId, (group) => firstWords(page, group))
  const isAway = useGroup(groupId, ({ values }) => {
    const disallowed = disallowedLanguagesSchema.safeParse(values.disallowedLanguages).data ?? []
    return disallowed.includes(page.locale)
  })
  const label = findGroup(name)?.group.label
  return (
    <div className={css.row} data-standing={standing}>
      {tools.grip}
      <button type="button" className={css.go} aria-current={isCurrent || undefined} onClick={onGo}>
        <span className={css.name}>
          {label ? labelIn(label, language) : name}
          {cards > 0 && <span className={css.count}>{t('cards', { count: cards })}</span>}
        </span>{' '}
        {words && (
          <span className={css.words} lang={page.locale}>
            {words}
          </span>
        )}
      </button>
      {isAway && (
        <EyeOff size={14} role="img" aria-label={t('away', { language: localeName(page.locale, language) })} />
      )}
      <StatusMark status={standing} />
      {tools.steps}
    </div>
  )
}

function blockOf(page: PageDocument, groupId: string): string {
  return page.groups.get(groupId)?.getState().parentId ?? groupId
}
