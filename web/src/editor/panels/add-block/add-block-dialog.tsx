'use client'
import { isBlockFor, listOfferedBlocks, sentenceOf } from '@blickfang/blocks/offered-blocks.ts'
import { listPatterns, type Pattern } from '@blickfang/blocks/patterns/patterns.ts'
import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import { isOpenTo } from '@blickfang/contract/content/settings-values/is-open-to.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { Box, Layers } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { useEditor } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { insertGroup, insertPattern } from '../../shell/insert-group.ts'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { useInsertTemplate } from '../../shell/templates/use-insert-template.ts'
import type { DialogProps } from '../dialog-props.ts'
import css from './add-block-dialog.module.css'
import { blockIcons } from './block-icons.generated.ts'
import { useAddBlockWords } from './messages/use-add-block-words.ts'
import { OwnTemplates, useOwnTemplates } from './own-templates.tsx'
import { Tile } from './tile.tsx'

/** Offers the catalogue's blocks by section and adds the chosen one at its place. */
export function AddBlockDialog({ position, asked, onClose }: DialogProps<'addBlock'>) {
  const t = useAddBlockWords()
  const { language } = useWords()
  const session = useEditor()
  const [search, setSearch] = useState('')
  const settings = useSettings()
  const sections = listOfferedBlocks(search, language, (block) => !settings || isBlockFor(block, settings))
  const insertTemplate = useInsertTemplate()
  // Until it is known nothing is said to be for members alone; the server judges what is added.
  const mayAdd = (block: Block) => !settings || isOpenTo(settings.membership, block.audience)
  const found = listPatterns(search, language)
  const patterns = <Patterns offered={found} onAdd={addAll} />
  const kept = useOwnTemplates(search)
  const own = <OwnTemplates {...kept} search={search} mayAdd={mayAdd} onAdd={addTemplate} />
  const [first] = sections.flatMap((section) => section.blocks).filter(mayAdd)

  function add(block: Block) {
    onClose()
    insertGroup(session, { name: block.name, position, emptied: asked })
  }
  function addAll({ blocks }: Pattern) {
    onClose()
    insertPattern(session, { names: blocks, position, emptied: asked })
  }
  function addTemplate(template: Template) {
    onClose()
    void insertTemplate(template, { position, emptied: asked })
  }

  return (
    <Dialog
      size="large"
      title={t('title')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <div className={css.search}>
        <TextField
          type="search"
          hideLabel
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !search) return
            if (first) add(first)
            else if (found[0]) addAll(found[0])
          }}
        />
      </div>
      {/* Arrow keys are a convenience; every tile is reached by Tab as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between buttons */}
      <div className={css.sections} onKeyDown={moveFocus}>
        {!search && patterns}
        {!search && own}
        {sections.map(({ section, label, blocks }) => (
          <section key={section}>
            <h3 className={text.heading}>{labelIn(label, language)}</h3>
            <ul className={css.tiles}>
              {blocks.map((block) => (
                <li key={block.name}>
                  <BlockTile block={block} isOffered={mayAdd(block)} onAdd={() => add(block)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {search && own}
        {search && patterns}
        {sections.length + found.length + kept.found.length === 0 && (
          <p className={text.soft}>{t('nothing', { search })}</p>
        )}
      </div>
    </Dialog>
  )
}

/** Several blocks at once: what a page about something needs. */
function Patterns({ offered, onAdd }: { offered: readonly Pattern[]; onAdd: (pattern: Pattern) => void }) {
  const t = useAddBlockWords()
  const { language } = useWords()
  if (offered.length === 0) return null
  return (
    <section>
      <h3 className={text.heading}>{t('patterns')}</h3>
      <ul className={css.tiles}>
        {offered.map((pattern) => (
          <li key={pattern.name}>
            <Tile
              icon={Layers}
              name={labelIn(pattern.label, language)}
              about={labelIn(pattern.sentence, language)}
              onAdd={() => onAdd(pattern)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BlockTile({ block, isOffered, onAdd }: { block: Block; isOffered: boolean; onAdd: () => void }) {
  const t = useAddBlockWords()
  const { language } = useWords()
  return (
    <Tile
      icon={blockIcons[block.icon] ?? Box}
      name={labelIn(block.label, language)}
      about={isOffered ? sentenceOf(block, language) : t('healthOptics')}
      isDisabled={!isOffered}
      onAdd={onAdd}
    />
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.findIndex((button) => button.matches(':focus')) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
