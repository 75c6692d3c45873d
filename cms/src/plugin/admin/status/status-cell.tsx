'use client'

import { statusSchema } from '@blickfang/contract/content/status.ts'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { StatusPill } from './status-pill.tsx'

/** The status in a list. */
export function StatusCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const status = statusSchema.safeParse(cellData)
  if (!status.success) return null
  const shown = { status: status.data, changed: rowData?.changed === true, isLive: rowData?.isLive === true }
  return <StatusPill {...shown} language={i18n.language} />
}
