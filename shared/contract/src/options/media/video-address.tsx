import { useEffect, useState } from 'react'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlServices } from '../control.ts'
import { useTyped } from '../use-typed.ts'
import { messages } from './messages.generated.ts'
import { readVideoAddress } from './video.ts'

interface VideoAddressProps {
  id: string
  services: ControlServices
  onAdd: (mediaId: string) => void
}

type State =
  | { readonly name: 'idle' | 'loading' }
  | { readonly name: 'added' | 'failed'; readonly text: string; readonly forMs: number }

/** Time for which the outcome is told, in ms. Source: spec/editor.md §5. */
const addedMs = 2000
const failedMs = 3000

/** Takes the address of a video, typed or pasted. A wrong address is told, and never passed on. */
export function VideoAddress({ id, services, onAdd }: VideoAddressProps) {
  const t = translate(messages, services.language)
  const { typed, type, clear } = useTyped(services, id)
  const text = typed ?? ''
  const [state, setState] = useState<State>({ name: 'idle' })
  useEffect(() => {
    if (!('forMs' in state)) return
    const timer = setTimeout(() => setState({ name: 'idle' }), state.forMs)
    return () => clearTimeout(timer)
  }, [state])

  async function add(typed: string) {
    const video = readVideoAddress(typed)
    if (!video) return setState({ name: 'failed', text: t('video.invalid'), forMs: failedMs })
    setState({ name: 'loading' })
    const added = await services.addVideo(video)
    if ('failure' in added) return setState({ name: 'failed', text: added.failure, forMs: failedMs })
    clear()
    setState({ name: 'added', text: t('video.added'), forMs: addedMs })
    onAdd(added.id)
  }
  return (
    <>
      <label htmlFor={id}>{t('video.address')}</label>
      <div className={css.row}>
        <input
          id={id}
          type="text"
          inputMode="url"
          className={css.input}
          value={text}
          placeholder="https://youtu.be/…"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={state.name === 'failed'}
          aria-describedby={`${id}-message`}
          onChange={(event) => type(event.target.value, event.target.value === '')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void add(text)
          }}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (text === '' && readVideoAddress(pasted)) void add(pasted)
          }}
        />
        <button
          type="button"
          className={css.button}
          disabled={state.name === 'loading' || text.trim() === ''}
          onClick={() => void add(text)}
        >
          {t(state.name === 'loading' ? 'video.loading' : 'video.add')}
        </button>
      </div>
      <p id={`${id}-message`} className={state.name === 'failed' ? css.message : css.hint} role="status">
        {'text' in state ? state.text : ''}
      </p>
    </>
  )
}
