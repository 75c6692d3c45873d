'use client'
import { type CropArea, wholeArea } from '@blickfang/contract/content/media/crop.ts'
import type { FocalPoint, MediaView } from '@blickfang/contract/content/media/media.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import text from '../../../ui/text.module.css'
import { centre, focalPoint, focalPointAfterKey } from './focal-point.ts'
import css from './media-dialog.module.css'
import { useMediaWords } from './messages/use-media-words.ts'

interface FocalPointFieldProps {
  media: MediaView
  /** The part that is shown, and in which the point lies: all of the picture. */
  part?: CropArea
  hasHeading?: boolean
  value: FocalPoint | null
  /** While it moves. */
  onChange: (point: FocalPoint) => void
  /** When it has come to rest; null takes it back to the middle. */
  onDone: (point: FocalPoint | null) => void
}

/** The part of a picture that stays in sight in every crop: drag, arrow keys or numbers. */
export function FocalPointField({
  media,
  part = wholeArea,
  hasHeading = true,
  value,
  onChange,
  onDone,
}: FocalPointFieldProps) {
  const t = useMediaWords()
  const area = useRef<HTMLDivElement>(null)
  const point = value ?? centre
  const rested = useRef(point)
  function done(next: FocalPoint | null) {
    rested.current = next ?? centre
    onDone(next)
  }
  // A field that is taken away, as by Escape, is not left before.
  const rest = useRef<() => void>(() => undefined)
  rest.current = () => {
    if (point.x !== rested.current.x || point.y !== rested.current.y) done(point)
  }
  useEffect(() => () => rest.current(), [])

  function pointAt(event: PointerEvent): FocalPoint {
    const box = area.current?.getBoundingClientRect()
    return box ? focalPoint((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height) : point
  }
  const number = (axis: 'x' | 'y') => (
    <TextField
      type="number"
      inputMode="decimal"
      min={0}
      max={1}
      step={0.01}
      label={t(`focus.${axis}`)}
      value={point[axis]}
      onChange={(event) => onChange(focalPoint(...pair(axis, event.target.valueAsNumber, point)))}
      onBlur={() => done(value)}
    />
  )
  return (
    <div className={css.meta}>
      {hasHeading && <h3 className={text.heading}>{t('focus.title')}</h3>}
      <p className={text.soft}>{t('focus.hint')}</p>
      <div
        ref={area}
        className={css.focus}
        style={{ '--ratio': String(ratioOf(media, part)) } as CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          onChange(pointAt(event))
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onChange(pointAt(event))}
        onPointerUp={(event) => done(pointAt(event))}
      >
        <Shown key={media.publicUrl} media={media} part={part} />
        <button
          type="button"
          className={css.point}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={t('focus.point', { x: Math.round(point.x * 100), y: Math.round(point.y * 100) })}
          onKeyDown={(event) => {
            const next = focalPointAfterKey(point, event.key, event.shiftKey)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
          onBlur={() => done(value)}
        />
      </div>
      <div className={css.row}>
        {number('x')}
        {number('y')}
        <Button onClick={() => done(null)}>{t('focus.reset')}</Button>
      </div>
    </div>
  )
}

/** How long a form may take that is made only now. */
const patienceMs = 1_500

/** The picture in a form that suits; as it was uploaded while that is not there. */
function Shown({ media, part }: { media: MediaView; part: CropArea }) {
  const image = useRef<HTMLImageElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const late = setTimeout(() => setMissing((image.current?.naturalWidth ?? 0) === 0), patienceMs)
    return () => clearTimeout(late)
  }, [])
  return (
    <img
      ref={image}
      src={isMissing ? media.publicUrl : pictureAddress(media, 1080)}
      alt={media.alt}
      style={windowOn(part)}
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}

function ratioOf({ width, height }: MediaView, part: CropArea): number {
  return ((width ?? 3) * part.width) / ((height ?? 2) * part.height)
}

/** Lays the picture so that its part fills the frame, which cuts off the rest. */
function windowOn({ x, y, width, height }: CropArea): CSSProperties {
  return {
    ...({ position: 'absolute', maxWidth: 'none' } as const),
    left: `${(-x / width) * 100}%`,
    top: `${(-y / height) * 100}%`,
    width: `${10_000 / width}%`,
    height: `${10_000 / height}%`,
  }
}

function pair(axis: 'x' | 'y', value: number, point: FocalPoint): [number, number] {
  return axis === 'x' ? [value, point.y] : [point.x, value]
}
