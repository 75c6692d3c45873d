import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import text from '../../../ui/text.module.css'
import { useDialog } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { blocksInWords } from '../../shell/templates/blocks-in-words.ts'
import { useTemplates } from '../../shell/templates/use-templates.ts'
import { usePagesWords } from './messages/use-pages-words.ts'
import css from './pages-panel.module.css'

interface BeginWithProps {
  readonly collection: string | null
  /** Id of the chosen template; null: none. */
  readonly value: string | null
  readonly onChange: (template: string | null) => void
}

/** The choice of what a new page begins with: nothing, or a template of such a page. Nothing to see where there is none. */
export function BeginWith({ collection, value, onChange }: BeginWithProps) {
  const t = usePagesWords()
  const { language } = useWords()
  const [, openDialog] = useDialog()
  const group = useId()
  const { templates, hasFailed } = useTemplates()
  if (hasFailed) return <p className={text.soft}>{t('templatesFailed')}</p>
  const offered = (templates ?? []).filter(({ kind, collection: of }) => kind === 'page' && of === collection)
  if (offered.length === 0) return null
  const none = { id: null, name: t(collection === null ? 'beginEmpty' : 'beginUsual'), about: '' }
  const choices = [
    none,
    ...offered.map(({ id, name, blocks }) => ({
      ...{ id, name: t('template', { name }), about: blocksInWords(blocks, language) },
    })),
  ]
  return (
    <fieldset className={css.begin}>
      <legend className={text.soft}>{t('beginWith')}</legend>
      {choices.map(({ id, name, about }) => (
        <label key={id ?? 'none'} className={css.beginning}>
          <input type="radio" name={group} checked={value === id} onChange={() => onChange(id)} />
          <span>
            {name}
            {about && <span className={text.soft}> {about}</span>}
          </span>
        </label>
      ))}
      <Button variant="quiet" className={css.add} onClick={() => openDialog({ type: 'templates' })}>
        {t('manageTemplates')}
      </Button>
    </fieldset>
  )
}
