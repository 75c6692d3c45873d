'use client'
import { Palette, SlidersHorizontal } from 'lucide-react'
import { useEditor, useGroup, useShell } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { Row, RowItem } from './menu-item.tsx'

interface LookRowProps {
  readonly groupId: string
  /** Opened from the bar of the block, which has its options itself. */
  readonly isOfBar: boolean
}

/** How a block looks: its own options, and the colours of the site in which it is drawn. */
export function LookRow({ groupId, isOfBar }: LookRowProps) {
  const session = useEditor()
  const shell = useShell()
  const { engine: t } = useWords()
  const isBlock = useGroup(groupId, ({ parentId }) => parentId === null)
  if (isOfBar && !isBlock) return null
  return (
    <Row>
      {!isOfBar && (
        <RowItem
          isLine
          icon={SlidersHorizontal}
          label={t('menu.options')}
          onSelect={() => session.overlay.send({ type: 'options', element: { groupId, field: null } })}
        />
      )}
      {isBlock && (
        <RowItem
          isLine
          icon={Palette}
          label={t('menu.colors')}
          word={t('menu.colorsWord')}
          onSelect={() => shell.setState({ settingsSection: 'theme' })}
        />
      )}
    </Row>
  )
}
