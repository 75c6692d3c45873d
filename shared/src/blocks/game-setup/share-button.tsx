import { useEffect, useState } from 'react'
import type { GameWords } from '../../game/parts/game-words.ts'
import parts from '../../game/parts/parts.module.css'

// Source: spec/public-site.md §9.
const title = 'Urban Golf Game'
const text = 'Join my Urban Golf game!'
const copiedMs = 2_000

/** Hands the link to the phone's own share dialog; copies it where there is none, or where it fails. */
export function ShareButton({ link, t }: { link: string; t: GameWords }) {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])

  async function share() {
    if (await hasShared(link)) return
    await copyText(link)
    setCopies((count) => count + 1)
  }

  return (
    <button type="button" className={parts.button} data-quiet aria-live="polite" disabled={!link} onClick={share}>
      {copies > 0 ? t('copied') : t('share')}
    </button>
  )
}

async function hasShared(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ title, text, url })
    return true
  } catch (error) {
    // Who closes the dialog does not want it copied either.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Without https there is no clipboard API: a phone on the local network copies in the old way. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).catch(() => copyBySelection(text))
  copyBySelection(text)
}

function copyBySelection(text: string): void {
  const area = document.body.appendChild(document.createElement('textarea'))
  area.value = text
  area.select()
  document.execCommand('copy')
  area.remove()
}
