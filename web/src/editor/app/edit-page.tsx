'use client'
import { PageName } from '@blickfang/views/site/page-name.tsx'
import { useMemo } from 'react'
import { dressClass, wearsDress } from '../../game/wears-dress.ts'
import { Button } from '../../ui/button.tsx'
import { pageName, useBlocks, useDialog, useEditor, usePageEntry } from '../context/editor-context.tsx'
import { useTools } from '../fields/use-tools.ts'
import { useWords } from '../locales/words.tsx'
import { findGroup } from '../model/catalogue/known-blocks.ts'
import { usePanel } from '../panels/use-panel.ts'
import { EditGroup } from './edit-group.tsx'
import css from './edit-page.module.css'
import { useTitleBlock } from './title/use-title-block.ts'
import { useRenderedCount } from './use-rendered-count.ts'

/** The blocks of the page in edit mode. */
export function EditPage() {
  const blocks = useBlocks()
  const tools = useTools()
  const [flags] = usePanel()
  const isPagesOpen = flags.panel === 'pageMenu'
  const isDressed = useDress(blocks)
  const count = useRenderedCount(blocks.length)
  const titleBlock = useTitleBlock(blocks)
  return (
    <div
      className={[css.page, isDressed && dressClass].filter(Boolean).join(' ')}
      data-editing={tools ? '' : undefined}
    >
      {titleBlock === null && <UnseenName />}
      {blocks.slice(0, count).map((id, index) => (
        <EditGroup key={id} id={id} index={index} isPageTitle={id === titleBlock} />
      ))}
      {blocks.length > count && (
        <div aria-hidden="true" style={{ height: `${(blocks.length - count) * usualHeight}rem` }} />
      )}
      {(tools || isPagesOpen) && blocks.length === 0 && <FirstBlock isBeside={isPagesOpen} />}
    </div>
  )
}

function UnseenName() {
  const { document } = useEditor()
  const page = usePageEntry()
  return page ? <PageName>{pageName(document, page)}</PageName> : null
}

/** The golf game's dress comes and goes with the blocks that ask for it. */
function useDress(blocks: readonly string[]): boolean {
  const { document } = useEditor()
  const page = usePageEntry()
  const collection = page?.collection ?? null
  return useMemo(() => {
    const names = blocks.flatMap((id) => document.groups.get(id)?.getState().name ?? [])
    return wearsDress({ collection }, names.map(findGroup))
  }, [document, blocks, collection])
}

/** Height that a block is taken to have before it is there, in rem, as in the styles: so a page that is read anew finds its place again. */
const usualHeight = 40

/** An empty page offers its first block, a new one beside the panel in which it was made. */
function FirstBlock({ isBeside }: { isBeside: boolean }) {
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  return (
    <div className={css.first} data-beside={isBeside || undefined}>
      <p>{t('plus.empty')}</p>
      <Button variant="solid" onClick={() => openDialog({ type: 'addBlock', position: 'start' })}>
        {t('plus.first')}
      </Button>
    </div>
  )
}
