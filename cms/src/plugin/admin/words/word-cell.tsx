'use client'

import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { DefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import type { CodeKind, TickKind } from '../../payload/in-words.ts'
import { messages } from '../texts/messages.generated.ts'
import { fieldWord, wordOf } from './word-of.ts'

/** A code in a list, in words; with the link of Payload's own cell where it has one. */
export function WordCell({ kind, ...cell }: DefaultCellComponentProps & { readonly kind: CodeKind }) {
  const { i18n } = useTranslation()
  return <DefaultCell {...cell} cellData={wordOf(kind, cell.cellData, i18n.language)} />
}

/** The name of a field as its block has it. */
export function FieldWordCell(cell: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  return <DefaultCell {...cell} cellData={fieldWord(cell.rowData?.groupName, cell.cellData, i18n.language)} />
}

/** Several words in a list, one after the other. */
export function WordsCell(cell: DefaultCellComponentProps) {
  const words = Array.isArray(cell.cellData) ? cell.cellData.join(', ') : ''
  return <DefaultCell {...cell} cellData={words} />
}

/** A tick in a list, as the word for it. */
export function TickCell({ kind, cellData }: DefaultCellComponentProps & { readonly kind: TickKind }) {
  const { i18n } = useTranslation()
  const isTicked = cellData === true
  const word = translate(messages, i18n.language)(`entries.${kind}.${isTicked ? 'yes' : 'no'}`)
  return isTicked ? <span>{word}</span> : <strong>{word}</strong>
}
