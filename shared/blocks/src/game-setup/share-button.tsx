import type { GameWords } from '@blickfang/views/game/parts/game-words.ts'
import parts from '@blickfang/views/game/parts/parts.module.css'
import { useEffect, useState } from 'react'

// Source: spec/public-site.md §9.
const title = 'Urban Golf Game'
const text = 'Join my Urban Golf game!'
const copiedMs = 2_000

/** Hands the link to the phone's own share dialog; copies it where there is none, or where it fails. */
export function ShareButton({ link, t }: { link: string; t: GameWords }) {
  const [copied, setCopied] = useState<{ readonly isDone: boolean } | null>(null)

  useEffect(() => {
    if (!copied?.isDone) return
    const timer = setTimeout(() => setCopied(null), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function share() {
    // Safari gives the clipboard to a press alone: after a dialog that failed the next press copies, and asks for nothing before.
    const isCopying = copied?.isDone === false || !('share' in navigator)
    if (!isCopying && (await hasShared(link))) return
    setCopied({ isDone: await hasCopied(link) })
  }

  return (
    <button type="button" className={parts.button} data-quiet aria-live="polite" disabled={!link} onClick={share}>
      {copied ? t(copied.isDone ? 'copied' : 'copyAgain') : t('share')}
    </button>
  )
}

async function hasShared(url: string): Promise<boolean> {
  try {
    await navigator.share({ title, text, url })
    return true
  } catch (error) {
    // Who closes the dialog does not want it copied either.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Without https there is no clipboard API: a phone on the local network copies in the old way. */
async function hasCopied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return hasCopiedSelection(text)
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => hasCopiedSelection(text),
  )
}

function hasCopiedSelection(text: string): boolean {
  const area = document.body.appendChild(document.createElement('textarea'))
  area.value = text
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  return isCopied
}
