'use client'
import { disallowedLanguagesSchema } from '@blickfang/contract/content/values.ts'
import { labelIn } from '@blickfang/contract/kernel/label.ts'
import { localeName } from '@blickfang/contract/kernel/locale.ts'
import { branches } from '@blickfang/contract/sources/branches/source.ts'
import {
  Archive,
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  ClipboardCopy,
  ClipboardPaste,
  Copy,
  Eye,
  Images,
  Languages,
  Link2,
  ListOrdered,
  Plus,
  Scissors,
  SquarePlus,
} from 'lucide-react'
import { Suspense } from 'react'
import { canMove, moveGroup } from '../../commands/move-group.ts'
import { pictureCardOf } from '../../commands/picture-card.ts'
import { archiveGroup } from '../../commands/remove-group.ts'
import { setGroupLanguages } from '../../commands/set-visibility.ts'
import { useDialog, useEditor, useGroup } from '../../context/editor-context.tsx'
import { useWords } from '../../locales/words.tsx'
import { findGroup } from '../../model/catalogue/known-blocks.ts'
import { canSpare, hasRoomFor } from '../../model/room/room-for.ts'
import { standingOf } from '../../model/standing/standing.ts'
import { copyGroup, insertGroup } from '../../shell/insert-group.ts'
import { useSettings } from '../../shell/settings/use-settings.ts'
import { useRemoval } from '../bar/use-removal.ts'
import { useBlockClipboard } from '../clipboard/use-clipboard.ts'
import { ShopItems } from '../shop/shop-items.tsx'
import { useFieldChecks } from '../use-field-checks.ts'
import { EntryItems, OutsideItems } from './entry-items.tsx'
import { LookRow } from './look-row.tsx'
import { Checks, Heading, Item, Line, Row, RowItem } from './menu-item.tsx'
import { NewCollectionPage } from './new-collection-page.tsx'

interface GroupItemsProps {
  readonly groupId: string
  /** Opened from the bar of the block, which has the most usual things itself. */
  readonly isOfBar?: boolean
}

/** Menu items of a block or card. */
export function GroupItems({ groupId, isOfBar = false }: GroupItemsProps) {
  const { engine: t, language } = useWords()
  const [, openDialog] = useDialog()
  const group = useGroup(groupId, (state) => state)
  const checks = useFieldChecks(groupId)
  const entry = findGroup(group.name)
  if (!entry) return null
  const label = labelIn(entry.group.label, language)
  return (
    <>
      <Heading>{label}</Heading>
      <LookRow groupId={groupId} isOfBar={isOfBar} />
      <Checks icon={Eye} label={t('menu.fields')} checks={checks} />
      {entry.slot === null && entry.block.collection && (
        <Item icon={ListOrdered} onSelect={() => openDialog({ type: 'collection', groupId })}>
          {t('menu.collection')}
        </Item>
      )}
      {entry.slot === null && entry.block.sources.includes(branches) && <ShopItems />}
      <EntryItems entries={entry.slot === null ? entry.block.entries : []} />
      <OutsideItems sources={entry.slot === null ? entry.block.sources : []} />
      <AddItems groupId={groupId} />
      {!isOfBar && <MoveItems groupId={groupId} />}
      <CopyItems groupId={groupId} isOfBar={isOfBar} />
      <LanguageChecks groupId={groupId} />
      <KeepItems groupId={groupId} label={label} />
      {!isOfBar && (
        <>
          <Line />
          <RemoveItem groupId={groupId} label={label} />
        </>
      )}
    </>
  )
}

/** Keep it from visitors; keep a block to begin others with. Side by side, as the menu is as high as a phone lets it be. */
function KeepItems({ groupId, label }: { groupId: string; label: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  const [, openDialog] = useDialog()
  const isArchived = useGroup(groupId, (state) => standingOf(state) === 'archived')
  const isBlock = useGroup(groupId, ({ parentId }) => parentId === null)
  return (
    <Row>
      <RowItem
        isLine
        icon={Archive}
        label={t(isArchived ? 'menu.unarchive' : 'menu.archive')}
        onSelect={() => session.run(archiveGroup, { groupId, archived: !isArchived })}
      />
      {isBlock && (
        <RowItem
          isLine
          icon={BookmarkPlus}
          label={t('menu.saveTemplate')}
          word={t('menu.saveTemplateWord')}
          onSelect={() => openDialog({ type: 'saveTemplate', of: { itemType: 'group', id: groupId }, name: label })}
        />
      )}
    </Row>
  )
}

function MoveItems({ groupId }: { groupId: string }) {
  const session = useEditor()
  const { engine: t } = useWords()
  return (
    <Row>
      <RowItem
        isLine
        icon={ArrowUp}
        label={t('menu.up')}
        disabled={!canMove(session.document, groupId, 'up')}
        onSelect={() => session.run(moveGroup, { groupId, to: 'up' })}
      />
      <RowItem
        isLine
        icon={ArrowDown}
        label={t('menu.down')}
        disabled={!canMove(session.document, groupId, 'down')}
        onSelect={() => session.run(moveGroup, { groupId, to: 'down' })}
      />
    </Row>
  )
}

/** Duplicate; copy, cut and paste, also onto another page. */
function CopyItems({ groupId, isOfBar }: Required<GroupItemsProps>) {
  const session = useEditor()
  const { engine: t } = useWords()
  const { document } = session
  const { name, parentId } = useGroup(groupId, (state) => state)
  const blocks = useBlockClipboard()
  return (
    <Row>
      {!isOfBar && (
        <RowItem
          icon={Copy}
          label={t('menu.duplicate')}
          disabled={!hasRoomFor(document, name, parentId)}
          onSelect={() => copyGroup(session, groupId)}
        />
      )}
      <RowItem icon={ClipboardCopy} label={t('menu.copy')} onSelect={() => blocks.take(groupId, { isCut: false })} />
      <RowItem
        icon={Scissors}
        label={t('menu.cut')}
        disabled={!canSpare(document, name, parentId)}
        onSelect={() => blocks.take(groupId, { isCut: true })}
      />
      {blocks.canPaste(groupId) && (
        <RowItem
          icon={ClipboardPaste}
          label={t('menu.paste')}
          word={t('menu.pasteWord')}
          onSelect={() => blocks.paste(groupId)}
        />
      )}
    </Row>
  )
}

/** Cards into a board, blocks before and after a block. */
function AddItems({ groupId }: { groupId: string }) {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const [, openDialog] = useDialog()
  const { name, parentId } = useGroup(groupId, (state) => state)
  const entry = findGroup(name)
  if (!entry) return null
  if (parentId) {
    return (
      <Item
        icon={SquarePlus}
        disabled={!hasRoomFor(session.document, name, parentId)}
        onSelect={() => insertGroup(session, { name, parentId, position: { after: groupId } })}
      >
        {t('menu.addAfter', { card: labelIn(entry.group.label, language) })}
      </Item>
    )
  }
  return (
    <>
      {Object.values(entry.block.children).map((card) => (
        <Item
          key={card.name}
          icon={SquarePlus}
          disabled={!hasRoomFor(session.document, card.name, groupId)}
          onSelect={() => insertGroup(session, { name: card.name, parentId: groupId, position: 'end' })}
        >
          {t('menu.addCard', { card: labelIn(card.label, language) })}
        </Item>
      ))}
      {Object.values(entry.block.children)
        .filter(({ takesArticles }) => takesArticles)
        .map((card) => (
          <Item
            key={card.name}
            icon={Link2}
            onSelect={() => openDialog({ type: 'article', card: card.name, boardId: groupId })}
          >
            {t('menu.addByUrl', { card: labelIn(card.label, language) })}
          </Item>
        ))}
      {pictureCardOf(name) && (
        <Item icon={Images} onSelect={() => openDialog({ type: 'bulk', boardId: groupId })}>
          {t('menu.bulk')}
        </Item>
      )}
      {/* Its words may come later than the menu. */}
      <Suspense>
        {entry.block.collection && <NewCollectionPage groupId={groupId} collection={entry.block.collection} />}
      </Suspense>
      <Item icon={Plus} onSelect={() => openDialog({ type: 'addBlock', position: { after: groupId } })}>
        {t('plus.after')}
      </Item>
    </>
  )
}

/** Menu of the languages in which the group is shown; only where the site has several. */
function LanguageChecks({ groupId }: { groupId: string }) {
  const session = useEditor()
  const { engine: t, language } = useWords()
  const settings = useSettings()
  const stored = useGroup(groupId, (state) => state.values.disallowedLanguages)
  const disallowed = disallowedLanguagesSchema.safeParse(stored).data ?? []
  const active = settings?.languages.active ?? []
  if (active.length < 2) return null
  const checks = active.map((locale) => ({
    key: locale,
    label: localeName(locale, language),
    isOn: !disallowed.includes(locale),
    onChange: (isOn: boolean) => {
      const others = disallowed.filter((item) => item !== locale)
      session.run(setGroupLanguages, { groupId, disallowed: isOn ? others : [...others, locale] })
    },
  }))
  return <Checks icon={Languages} label={t('menu.languages')} checks={checks} />
}

function RemoveItem({ groupId, label }: { groupId: string; label: string }) {
  const { icon, word, isRemoving, isDisabled, act } = useRemoval(groupId, label)
  return (
    <Item icon={icon} danger={isRemoving} disabled={isDisabled} onSelect={act}>
      {word}
    </Item>
  )
}
