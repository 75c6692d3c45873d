'use client'
import type { ChangedLook } from '@blickfang/contract/content/changes/compare-looks.ts'
import { richTextColors, richTextSizes } from '@blickfang/contract/content/rich-text.ts'
import { Minus, Plus } from 'lucide-react'
import { Hidden } from '../../../ui/hidden.tsx'
import { useWords } from '../../locales/words.tsx'
import css from './change-list.module.css'
import { usePublishWords } from './messages/use-publish-words.ts'

/** List of what words of a rich text get and lose beside the words themselves: a format, a colour, a size, a link, a kind of paragraph. */
export function LookList({ looks }: { looks: readonly ChangedLook[] }) {
  const t = usePublishWords()
  const nameOf = useLookName()
  return (
    <ul className={css.looks}>
      {looks.map((look) => {
        const Icon = look.kind === 'added' ? Plus : Minus
        return (
          <li key={`${look.kind} ${look.mark} ${look.value} ${look.words}`} className={css[look.kind]}>
            <Icon size={12} aria-hidden="true" />
            <Hidden>{t(look.kind === 'added' ? 'changes.addedWords' : 'changes.removedWords')} </Hidden>
            <span>
              {nameOf(look)}
              {look.words && `: «${look.words}»`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const styleNames = ['h1', 'h2', 'h3', 'large', 'small', 'list'] as const

/** A look as the text's tools call it. */
function useLookName(): (look: ChangedLook) => string {
  const t = usePublishWords()
  const { engine } = useWords()
  return ({ mark, value }) => {
    if (mark === 'lines') return t('changes.look.lines')
    if (mark === 'bold' || mark === 'italic') return engine(`text.${mark}`)
    if (mark === 'link') return t('changes.look.link', { target: value ?? t('changes.look.nowhere') })
    const color = richTextColors.find((name) => name === value)
    if (mark === 'color')
      return t('changes.look.color', { color: color ? engine(`text.color-${color}`) : (value ?? '') })
    const size = richTextSizes.find((name) => name === value)
    if (mark === 'size') return t('changes.look.size', { size: size ? engine(`text.size-${size}`) : (value ?? '') })
    const style = styleNames.find((name) => name === value)
    return style ? engine(`text.${style}`) : (value ?? '')
  }
}
