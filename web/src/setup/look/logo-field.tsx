'use client'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import text from '../../ui/text.module.css'
import css from '../setup.module.css'
import type { StepProps } from '../steps/step-frame.tsx'
import { readPicture } from './read-picture.ts'
import { themeOfPixels } from './theme-of-pixels.ts'

/** A picture of one's own device, whose colours are offered among the palettes; sent once the account is there. */
export function LogoField({ t, answers, set, logo, setLogo }: StepProps) {
  const id = useId()
  const [isUnread, setUnread] = useState(false)
  const address = useAddressOf(logo)
  const isLost = logo === null && answers.ofLogo !== null

  async function choose(file: File | undefined) {
    if (!file) return
    const pixels = await readPicture(file)
    setUnread(pixels === null)
    if (!pixels) return
    setLogo(file)
    const ofLogo = themeOfPixels(pixels)
    set(ofLogo ? { ofLogo, theme: ofLogo } : { ofLogo: null })
  }
  return (
    <div className={css.field}>
      <span className={css.legend} id={`${id}-label`}>
        {t('look.logo')}
      </span>
      <div className={css.logo}>
        {address && <img className={css.logoPicture} src={address} alt={logo?.name ?? ''} />}
        <label className={css.file}>
          <input
            type="file"
            className={css.fileInput}
            accept="image/png,image/jpeg,image/webp,image/svg+xml,image/avif"
            aria-describedby={`${id}-hint`}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
          <span>{logo ? t('look.logoOther') : t('look.logoChoose')}</span>
        </label>
        {logo && (
          <Button
            variant="quiet"
            onClick={() => {
              setLogo(null)
              set({ ofLogo: null })
            }}
          >
            {t('look.logoRemove')}
          </Button>
        )}
      </div>
      <p className={text.soft} id={`${id}-hint`}>
        {isLost ? t('look.logoLost') : t('look.logoHint')}
      </p>
      {isUnread && (
        <p className={css.failure} role="alert">
          {t('look.logoUnread')}
        </p>
      )}
    </div>
  )
}

function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = file && URL.createObjectURL(file)
    setAddress(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
