import { useEffect, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import type { Option } from '../../kernel/option.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { messages } from './messages.generated.ts'
import { VideoAddress } from './video-address.tsx'

/** A picture or a file out of the media library, which the surroundings open; or a video of it, or one that an address names. */
export function MediaControl({ id, option, value, onChange, services }: ControlProps<string | null>) {
  const t = translate(messages, services.language)
  const accept = acceptedBy(option)
  const shown = useKnown(value, accept === 'document' ? services.mediaName : services.mediaUrl)
  async function choose() {
    const chosen = await services.pickMedia(accept)
    if (chosen) onChange(chosen.id)
  }
  return (
    <fieldset className={css.control} aria-labelledby={id}>
      <span id={id} className={css.label}>
        {labelIn(option.label, services.language)}
      </span>
      <div className={css.row}>
        {shown && accept !== 'document' && <img src={shown} alt="" className={css.preview} />}
        {shown && accept === 'document' && <span className={css.fileName}>{shown}</span>}
        <button type="button" className={css.button} onClick={choose}>
          {t(`${accept}.${value ? 'replace' : 'choose'}`)}
        </button>
        {value && (
          <button type="button" className={css.button} onClick={() => onChange(null)}>
            {t('remove')}
          </button>
        )}
      </div>
      {accept === 'video' && <VideoAddress id={`${id}-address`} services={services} onAdd={onChange} />}
    </fieldset>
  )
}

/** Kind of medium that a use of the option takes: its filter says so, and else a picture. */
function acceptedBy({ filter }: Option): 'image' | 'video' | 'document' {
  if (filter?.includes('video')) return 'video'
  return filter?.includes('document') ? 'document' : 'image'
}

/** Address or name of a medium, once it has come. */
function useKnown(id: string | null, find: (id: string) => Promise<string | null>): string | null {
  const [found, setFound] = useState<{ id: string; text: string | null } | null>(null)
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    find(id).then(
      (text) => isCurrent && setFound({ id, text }),
      () => isCurrent && setFound({ id, text: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, find])
  return found && found.id === id ? found.text : null
}
