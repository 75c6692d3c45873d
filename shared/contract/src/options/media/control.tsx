import { useEffect, useState } from 'react'
import { labelIn } from '../../kernel/label.ts'
import { translate } from '../../kernel/messages/translator.ts'
import css from '../control.module.css'
import type { ControlProps } from '../control.ts'
import { messages } from './messages.generated.ts'
import { VideoAddress } from './video-address.tsx'

/** A picture out of the media library, which the surroundings open; or a video of it, or one that an address names. */
export function MediaControl({ id, option, value, onChange, services }: ControlProps<string | null>) {
  const t = translate(messages, services.language)
  const accept = option.filter?.includes('video') ? 'video' : 'image'
  const url = useMediaUrl(value, services.mediaUrl)
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
        {url && <img src={url} alt="" className={css.preview} />}
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

function useMediaUrl(id: string | null, find: (id: string) => Promise<string | null>): string | null {
  const [found, setFound] = useState<{ id: string; url: string | null } | null>(null)
  useEffect(() => {
    if (!id) return
    let isCurrent = true
    find(id).then(
      (url) => isCurrent && setFound({ id, url }),
      () => isCurrent && setFound({ id, url: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, find])
  return found && found.id === id ? found.url : null
}
