'use client'
import { settingsValues } from '@blickfang/contract/content/settings-values/settings-values.ts'
import { readableOn } from '@blickfang/contract/options/color/readable-on.ts'
import { useId } from 'react'
import { useStore } from 'zustand'
import { type PaletteName, palettes } from '../../../../site/theme/palettes.ts'
import { Swatches } from '../../../../site/theme/swatches.tsx'
import text from '../../../../ui/text.module.css'
import { pathsOf, type Theme, triedTheme, tryTheme } from '../../../shell/settings/tried-theme.ts'
import { useSettings } from '../../../shell/settings/use-settings.ts'
import { useSettingsWords } from '../messages/use-settings-words.ts'
import { TriedBox } from '../tried-box.tsx'
import css from './palette-choice.module.css'

const names = Object.keys(palettes) as PaletteName[]

/** Palettes of colours to choose from. A chosen palette is tried on the page, and becomes the site's own once it is taken. */
export function PaletteChoice() {
  const t = useSettingsWords()
  const settings = useSettings()
  const { theme } = useStore(triedTheme)
  const group = useId()
  const saved = settings && settingsValues(settings)
  const isShown = (one: Theme) =>
    Object.entries(pathsOf(one)).every(([path, color]) => (theme ? pathsOf(theme)[path] : saved?.[path]) === color)
  return (
    <fieldset className={css.palettes}>
      <legend className={text.soft}>{t('colors.choose')}</legend>
      <div className={css.grid}>
        {names.map((name) => (
          <label key={name} className={css.palette}>
            <input
              type="radio"
              name={group}
              checked={isShown(palettes[name])}
              onChange={() => tryTheme(palettes[name])}
            />
            <Swatches colors={palettes[name]} />
            <span>{t(`colors.name.${name}`)}</span>
            <span className={text.soft}>
              {t('colors.contrast', { ratio: lowestContrast(palettes[name]).toFixed(1) })}
            </span>
          </label>
        ))}
      </div>
      <TriedBox isOf="colors" />
    </fieldset>
  )
}

/** Lowest contrast of the words on each of its grounds. */
function lowestContrast(colors: Theme): number {
  return Math.min(...Object.values(colors).map((color) => readableOn(color).ratio))
}
