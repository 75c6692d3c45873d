'use client'
import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../locales/words.tsx'
import css from './edit-page.module.css'

/** Keeps a fault of a block's view within its block: the others stay, and what was typed is saved. */
export class BlockBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <BrokenBlock onAgain={() => this.setState({ isBroken: false })} />
  }
}

function BrokenBlock({ onAgain }: { onAgain: () => void }) {
  const { engine: t } = useWords()
  return (
    <div className={css.broken} role="alert">
      <p>{t('broken.text')}</p>
      <Button onClick={onAgain}>{t('broken.again')}</Button>
    </div>
  )
}
