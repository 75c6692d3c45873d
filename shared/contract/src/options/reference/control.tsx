import { useEffect, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import type { ControlProps, Reference } from '../control.ts'
import { SelectControl } from '../select-control.tsx'
import { messages } from './messages.generated.ts'
import type { ReferenceList } from './option.ts'

/** Choice of one of the shop's branches or people, or of none. */
export function ReferenceControl({ value, onChange, ...props }: ControlProps<string | null>) {
  const t = translate(messages, props.services.language)
  const list = (props.option.filter?.[0] ?? 'branches') as ReferenceList
  const rows = useRows(list, props.services.listReferences)
  const isGone = value !== null && rows !== null && !rows.some(({ id }) => id === value)
  const offered = [
    { value: '', label: t('none') },
    ...(rows ?? []).map(({ id, label }) => ({ value: id, label })),
    ...(value && (rows === null || isGone) ? [{ value, label: isGone ? t('gone') : '…' }] : []),
  ]
  return (
    <SelectControl {...props} value={value ?? ''} offered={offered} onChange={(chosen) => onChange(chosen || null)} />
  )
}

type ListReferences = ((list: ReferenceList) => Promise<readonly Reference[]>) | undefined

/** Null until they have come. */
function useRows(list: ReferenceList, read: ListReferences): readonly Reference[] | null {
  const [rows, setRows] = useState<readonly Reference[] | null>(null)
  useEffect(() => {
    let isGone = false
    read?.(list).then(
      (found) => !isGone && setRows(found),
      (error: unknown) => console.warn(error),
    )
    return () => {
      isGone = true
    }
  }, [list, read])
  return rows
}
