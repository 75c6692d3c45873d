'use client'
import type { CalledMedium } from '@blickfang/contract/content/changes/changes.ts'
import { pictureAddress } from '@blickfang/contract/content/media/picture-address.ts'
import { ArrowRight } from 'lucide-react'
import css from './change-list.module.css'
import type { DescribedChange } from './describe-change.ts'
import { usePublishWords } from './messages/use-publish-words.ts'

interface PictureChangeProps {
  pictures: NonNullable<DescribedChange['pictures']>
  /** Names of the files. */
  before: string | null
  after: string | null
}

/** The picture that goes and the one that comes, beside each other. */
export function PictureChange({ pictures, before, after }: PictureChangeProps) {
  const t = usePublishWords()
  return (
    <div className={css.pictures}>
      {before && <Picture title={t('changes.pictureBefore')} picture={pictures.before} name={before} />}
      {before && after && <ArrowRight size={16} aria-hidden="true" className={css.arrow} />}
      {after && <Picture title={t('changes.pictureAfter')} picture={pictures.after} name={after} />}
    </div>
  )
}

function Picture({ title, picture, name }: { title: string; picture: CalledMedium | null; name: string }) {
  return (
    <figure className={css.picture}>
      {/* A file that is no picture, such as a video, has its name only. */}
      {picture && <img src={pictureAddress(picture, 320)} alt={picture.alt} decoding="async" />}
      <figcaption>
        <span className={css.pictureTitle}>{title}</span>
        {name}
      </figcaption>
    </figure>
  )
}
