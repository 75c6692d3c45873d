import type { Template } from '@blickfang/contract/api/v1/templates/templates.ts'
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { fold } from '@blickfang/contract/kernel/fold.ts'
import { BookmarkCheck } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useDialog } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { blocksInWords } from '../../shell/templates/blocks-in-words.ts'
import { useTemplates } from '../../shell/templates/use-templates.ts'
import css from './add-block-dialog.module.css'
import { useAddBlockWords } from './messages/use-add-block-words.ts'
import { Tile } from './tile.tsx'

interface Found {
  /** Templates that have all words of the search, with the name of their block. */
  readonly found: readonly { readonly template: Template; readonly about: string }[]
  readonly hasFailed: boolean
  readonly readAgain: () => void
}

/** The templates of blocks that are searched for; all of them without a search. */
export function useOwnTemplates(search: string): Found {
  const { language } = useWords()
  const { templates, hasFailed, readAgain } = useTemplates()
  const words = fold(search).split(/\s+/).filter(Boolean)
  const found = (templates ?? [])
    .filter(({ kind }) => kind === 'block')
    .map((template) => ({ template, about: blocksInWords(template.blocks, language) }))
    .filter(({ template, about }) => words.every((word) => fold(`${template.name} ${about}`).includes(word)))
  return { found, hasFailed, readAgain }
}

interface OwnTemplatesProps extends Found {
  readonly search: string
  readonly mayAdd: (block: Block) => boolean
  readonly onAdd: (template: Template) => void
}

/** The blocks that people of the site have kept as templates; nothing where there are none. */
export function OwnTemplates({ found, hasFailed, readAgain, search, mayAdd, onAdd }: OwnTemplatesProps) {
  const t = useAddBlockWords()
  const [, openDialog] = useDialog()
  if (hasFailed && !search)
    return (
      <div role="alert">
        <p className={text.text}>{t('templatesFailed')}</p>
        <Button onClick={readAgain}>{t('retry')}</Button>
      </div>
    )
  if (found.length === 0) return null
  return (
    <section>
      <h3 className={text.heading}>{t('templates')}</h3>
      <ul className={css.tiles}>
        {found.map(({ template, about }) => {
          const block = findGroup(template.blocks[0] ?? '')?.block
          const isOffered = block !== undefined && mayAdd(block)
          const why = block ? t('healthOptics') : t('unknownBlock')
          return (
            <li key={template.id}>
              <Tile
                icon={BookmarkCheck}
                name={template.name}
                about={isOffered ? about : why}
                isDisabled={!isOffered}
                onAdd={() => onAdd(template)}
              />
            </li>
          )
        })}
      </ul>
      {!search && (
        <Button variant="quiet" className={css.manage} onClick={() => openDialog({ type: 'templates' })}>
          {t('manage')}
        </Button>
      )}
    </section>
  )
}
