'use client'
import { pointInArea, pointOfArea, wholeArea } from '@blickfang/contract/content/media/crop.ts'
import type { MediaItem } from '@blickfang/contract/content/media/media.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../../cms/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useIsShown } from '../../../../ui/dialog/use-is-shown.ts'
import { Spinner } from '../../../../ui/spinner.tsx'
import text from '../../../../ui/text.module.css'
import { useEditor } from '../../../context/editor-context.tsx'
import { findElement } from '../../../overlay/page-element.ts'
import { useAction } from '../../../shell/actions/use-action.ts'
import type { DialogProps } from '../../dialog-props.ts'
import { centre } from '../focal-point.ts'
import { CropField, type Shown } from './crop-field.tsx'
import { useCropWords } from './messages/use-crop-words.ts'
import { isWhole } from './ratio.ts'
import { shapeOfPlace } from './shape-of-place.ts'
import { drawPart, standIn } from './stand-in.ts'

/** Chooses which part of a picture one place shows, and what of it stays in sight; everywhere else it stays as it is. */
export function CropDialog({ mediaId, place, onDone, onClose }: DialogProps<'crop'>) {
  const t = useCropWords()
  const session = useEditor()
  const [shown, setShown] = useState<Shown | 'missing' | null>(null)
  const { run, isBusy } = useAction()
  const isShown = useIsShown()
  const [shape] = useState(() => shapeOfPlace(findElement(place)))
  useEffect(() => {
    let isCurrent = true
    const show = (read: Shown | 'missing') => isCurrent && setShown(read)
    readShown(mediaId).then(show, (error: unknown) => {
      console.warn(error)
      show('missing')
    })
    return () => {
      isCurrent = false
    }
  }, [mediaId])
  const ready = shown === 'missing' ? null : shown

  const apply = (part: Shown) =>
    run(t('failed'), async () => {
      const media = await keep(part)
      const drawn = await drawPart(part.original, part.area).catch(notDrawn)
      // Nobody sees a part that no place shows.
      if (!isShown()) return drawn === null ? undefined : URL.revokeObjectURL(drawn)
      if (drawn === null) session.rememberMedia(media)
      // Its forms are made when they are asked for: until then the page would show the old picture.
      else void standIn(session.document.media, media, drawn).finally(() => URL.revokeObjectURL(drawn))
      onDone(media)
      onClose()
    })

  return (
    <Dialog
      size="medium"
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          {ready && !isWhole(ready.area) && (
            <Button variant="quiet" onClick={() => setShown({ ...ready, area: wholeArea })}>
              {t('whole')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="solid" busy={isBusy} aria-disabled={!ready} onClick={() => ready && apply(ready)}>
            {t('apply')}
          </Button>
        </>
      }
    >
      {ready && <CropField shown={ready} place={shape} onChange={setShown} t={t} />}
      {shown === 'missing' && <p className={text.text}>{t('notLoaded')}</p>}
      {shown === null && <Spinner label={t('loading')} />}
    </Dialog>
  )
}

/** The part is kept all the same, and comes a moment later. */
function notDrawn(error: unknown): null {
  console.warn('The part could not be drawn:', error)
  return null
}

async function readShown(mediaId: string): Promise<Shown> {
  const media = await readMedium(mediaId)
  const original = media.parentId ? await readMedium(media.parentId) : media
  const area = media.cropArea ?? wholeArea
  return { original, area, focus: pointOfArea(media.focalPoint ?? centre, area) }
}

async function readMedium(id: string): Promise<MediaItem> {
  const [media] = (await call('listMedia', { id })).media
  if (!media) throw new Error(`There is no medium ${id}`)
  return media
}

/** The picture itself where all of it is shown with its own focus, else a copy. */
async function keep({ original, area, focus }: Shown): Promise<MediaItem> {
  const focalPoint = pointInArea(focus, area)
  const own = original.focalPoint ?? centre
  if (isWhole(area) && own.x === focalPoint.x && own.y === focalPoint.y) return original
  const media = { id: original.id, cropArea: area, focalPoint }
  return (await call('cropImage', { media })).croppedMedia
}
