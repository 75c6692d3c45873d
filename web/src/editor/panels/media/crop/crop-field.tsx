'use client'
import { areaInPixels, type CropArea, pointInArea, pointOfArea } from '@blickfang/contract/content/media/crop.ts'
import type { FocalPoint, MediaItem } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { Choice } from '@blickfang/contract/options/choice.tsx'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import ReactCrop from 'react-image-crop'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import text from '../../../../ui/text.module.css'
import { focalPoint } from '../focal-point.ts'
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
      <div
        className={css.picture}
        style={{ '--ratio': String(size.width / size.height) } as CSSProperties}
        {...usePress((focus) => onChange({ ...shown, focus }), area)}
      >
        <ReactCrop
          crop={{ ...area, unit: '%' }}
          {...(aspect !== undefined && { aspect })}
          minWidth={24}
          minHeight={24}
          keepSelection
          ruleOfThirds
          ariaLabels={labelsOf(t)}
          renderSelectionAddon={() => (
            <div className={css.part}>
              {place && <Seen shown={shown} place={place} />}
              <Point shown={shown} />
            </div>
          )}
          onChange={(_pixels, { x, y, width, height }) => setArea({ x, y, width, height })}
        >
          <img src={pictureAddress(original, 1080)} alt={original.alt} draggable={false} />
        </ReactCrop>
      </div>
      <p className={text.soft}>{t('point')}</p>
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
  return <div className={css.seen} data-round={place.isRound || undefined} style={box} />
}

/** The point that stays in sight; by key it is moved in the other mode. */
function Point({ shown: { area, focus } }: { shown: Shown }) {
  const { x, y } = pointInArea(focus, area)
  return <div className={css.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
}

/** Farther than this a press drags. */
const pressPx = 4

/** Hears of a press within the part that drags nothing, as a point of the whole picture. */
function usePress(onPress: (point: FocalPoint) => void, { x, y, width, height }: CropArea) {
  const begun = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDownCapture: ({ target, clientX, clientY }: PointerEvent) => {
      const isHandle = target instanceof Element && target.closest('.ReactCrop__drag-handle') !== null
      begun.current = isHandle ? null : { x: clientX, y: clientY }
    },
    onPointerUpCapture: ({ currentTarget, clientX, clientY }: PointerEvent) => {
      const from = begun.current
      begun.current = null
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) > pressPx) return
      const box = currentTarget.getBoundingClientRect()
      const point = focalPoint((clientX - box.left) / box.width, (clientY - box.top) / box.height)
      const [left, top] = [point.x * 100 - x, point.y * 100 - y]
      if (left >= 0 && left <= width && top >= 0 && top <= height) onPress(point)
    },
  }
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
