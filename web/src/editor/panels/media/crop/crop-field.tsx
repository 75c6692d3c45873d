'use client'
import { areaInPixels, type CropArea, pointInArea, pointOfArea } from '@blickfang/contract/content/media/crop.ts'
import type { FocalPoint, MediaItem } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { Choice } from '@blickfang/contract/options/choice.tsx'
import { type CSSProperties, useState } from 'react'
import ReactCrop from 'react-image-crop'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import text from '../../../../ui/text.module.css'
import { FocalPointField } from '../focal-point-field.tsx'
import css from './crop.module.css'
import type { CropWords } from './messages/use-crop-words.ts'
import { areaAfterNumber, areaWithAspect, aspectOf, insideArea, type Ratio, ratios, seenOf } from './ratio.ts'
import type { Shape } from './shape-of-place.ts'
import 'react-image-crop/dist/ReactCrop.css'

/** Picture of a place: a whole original, or the part of it that a copy is. */
export interface Shown {
  readonly original: MediaItem
  readonly area: CropArea
  /** Point that stays in sight, as fractions of the whole picture. */
  readonly focus: FocalPoint
}

interface CropFieldProps {
  shown: Shown
  /** Shape of where the picture stands; null where it is shown whole. */
  place: Shape | null
  onChange: (shown: Shown) => void
  t: CropWords
}

/** A part of a picture and the point of it that stays in sight, each by dragging, by key and by number. */
export function CropField({ shown, place, onChange, t }: CropFieldProps) {
  const [mode, setMode] = useState<'area' | 'focus'>('area')
  const { original, area, focus } = shown
  const modes = (['area', 'focus'] as const).map((value) => ({ value, label: t(`modes.${value}`) }))
  const setFocus = (point: FocalPoint | null) =>
    onChange({ ...shown, focus: point ? pointOfArea(point, area) : (original.focalPoint ?? { x: 0.5, y: 0.5 }) })
  return (
    <div className={css.field}>
      <Choice label={t('mode')} value={mode} offered={modes} onChange={setMode} />
      {mode === 'area' ? (
        <AreaField shown={shown} place={place} onChange={onChange} t={t} />
      ) : (
        <FocalPointField
          media={original}
          part={area}
          hasHeading={false}
          value={pointInArea(focus, area)}
          onChange={setFocus}
          onDone={setFocus}
        />
      )}
    </div>
  )
}

const sides = ['x', 'y', 'width', 'height'] as const

function AreaField({ shown, place, onChange, t }: CropFieldProps) {
  const { original, area } = shown
  const [ratio, setRatio] = useState<Ratio>('free')
  const size = { width: original.width ?? 300, height: original.height ?? 200 }
  const aspect = aspectOf(ratio, size, place?.aspect)
  const setArea = (next: CropArea) => onChange({ ...shown, area: insideArea(next) })
  const names: readonly Ratio[] = [
    'free',
    ...(place ? (['place'] as const) : []),
    'original',
    ...(Object.keys(ratios) as (keyof typeof ratios)[]),
  ]
  const offered = names.map((value) => ({
    value,
    label: value === 'free' || value === 'original' || value === 'place' ? t(`ratios.${value}`) : value,
  }))

  function choose(next: Ratio) {
    setRatio(next)
    const wanted = aspectOf(next, size, place?.aspect)
    if (wanted !== undefined) setArea(areaWithAspect(area, wanted, size))
  }

  return (
    <>
      <Choice label={t('ratio')} value={ratio} offered={offered} onChange={choose} />
      <div className={css.picture} style={{ '--ratio': String(size.width / size.height) } as CSSProperties}>
        <ReactCrop
          crop={{ ...area, unit: '%' }}
          {...(aspect !== undefined && { aspect })}
          minWidth={24}
          minHeight={24}
          keepSelection
          ruleOfThirds
          ariaLabels={labelsOf(t)}
          renderSelectionAddon={() => place && <Seen shown={shown} place={place} />}
          onChange={(_pixels, { x, y, width, height }) => setArea({ x, y, width, height })}
        >
          <img src={pictureAddress(original, 1080)} alt={original.alt} draggable={false} />
        </ReactCrop>
      </div>
      <p className={text.soft} aria-live="polite">
        {t('pixels', areaInPixels(area, size))}
      </p>
      {place && <p className={text.soft}>{t(place.isRound ? 'seenRound' : 'seen')}</p>}
      <div className={css.numbers}>
        {sides.map((side) => (
          <TextField
            key={side}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step={1}
            label={t(`sides.${side}`)}
            value={Math.round(area[side] * 10) / 10}
            onChange={(event) => setArea(areaAfterNumber(area, side, event.target.valueAsNumber, { aspect, size }))}
          />
        ))}
      </div>
    </>
  )
}

/** Line around what the place will show of the part: a circle where it shows one. */
function Seen({ shown: { original, area, focus }, place }: { shown: Shown; place: Shape }) {
  const size = { width: original.width ?? 300, height: original.height ?? 200 }
  const { x, y, width, height } = seenOf(area, pointInArea(focus, area), size, place.aspect)
  const box = { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }
  return (
    <div className={css.part}>
      <div className={css.seen} data-round={place.isRound || undefined} style={box} />
    </div>
  )
}

function labelsOf(t: CropWords) {
  return {
    cropArea: t('area'),
    nwDragHandle: t('handles.nw'),
    nDragHandle: t('handles.n'),
    neDragHandle: t('handles.ne'),
    eDragHandle: t('handles.e'),
    seDragHandle: t('handles.se'),
    sDragHandle: t('handles.s'),
    swDragHandle: t('handles.sw'),
    wDragHandle: t('handles.w'),
  }
}
