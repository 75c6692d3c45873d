import { type EntryField, type Row, rowName } from '@blickfang/contract/entries/define-entries.ts'
import { type Json, jsonSchema } from '@blickfang/contract/kernel/json.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import type { ControlServices } from '@blickfang/contract/options/control.ts'
import { OptionForm } from '@blickfang/contract/options/option-form.tsx'
import { setOptions } from '@blickfang/contract/options/option-values.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { v7 } from 'uuid'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import text from '../../../ui/text.module.css'
import { useWords } from '../../locales/words.tsx'
import css from './entries.module.css'
import { useEntriesWords } from './messages/use-entries-words.ts'

interface EntryRowsProps {
  readonly field: EntryField
  readonly value: Json
  readonly services: ControlServices
  readonly onChange: (value: readonly Row[]) => void
}

/** Several of the same, such as the branches of a business: each unfolds, one is added at the end and any is taken away. */
export function EntryRows({ field, value, services, onChange }: EntryRowsProps) {
  const t = useEntriesWords()
  const { language } = useWords()
  const [added, setAdded] = useState<string | null>(null)
  const { rows: kind } = field
  if (!kind) return null
  // Sound because values are taken by the field's schema.
  const rows = (value ?? []) as unknown as readonly Row[]
  function add() {
    const id = v7()
    const blank = setOptions(kind?.options ?? {}, {}) as Readonly<Record<string, Json>>
    setAdded(id)
    onChange([...rows, { ...blank, id }])
  }
  function change(id: string, name: string, next: unknown) {
    onChange(rows.map((row) => (row.id === id ? { ...row, [name]: jsonSchema.parse(next) } : row)))
  }
  return (
    <section className={css.text} aria-label={labelIn(field.label, language)}>
      <h4 className={text.heading}>{labelIn(field.label, language)}</h4>
      {rows.map((row) => {
        const name = rowName(kind, row) || labelIn(kind.one, language)
        return (
          <Disclosure key={row.id} title={name} open={row.id === added}>
            <div className={css.form}>
              <OptionForm
                id={`entry-${row.id}`}
                options={kind.options}
                values={setOptions(kind.options, row)}
                services={services}
                onChange={(option, next) => change(row.id, option, next)}
              />
              <Button
                variant="quiet"
                icon={<Trash2 size={16} />}
                onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
              >
                {t('removeRow', { name })}
              </Button>
            </div>
          </Disclosure>
        )
      })}
      <div>
        <Button icon={<Plus size={16} />} onClick={add}>
          {labelIn(kind.add, language)}
        </Button>
      </div>
    </section>
  )
}
