'use client'
import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { Button } from '../../../../ui/button.tsx'
import text from '../../../../ui/text.module.css'
import { useWords } from '../../../locales/words.tsx'
import { type SettingsWords, useSettingsWords } from '../messages/use-settings-words.ts'
import css from './feeds.module.css'
import { type Feeds, useFeeds } from './use-feeds.ts'

type Feed = Feeds['feeds'][number]

/** How old reviews, posts and articles are, and why one comes no more. */
export function FeedsState() {
  const t = useSettingsWords()
  const { language } = useWords()
  const { feeds, isLoading, load } = useFeeds()
  return (
    <>
      {feeds && feeds.feeds.length > 0 && (
        <dl className={css.feeds}>
          {feeds.feeds.map((feed) => (
            <div key={feed.key}>
              <dt>{nameOf(feed, t)}</dt>
              <dd>{stateOf(feed, t, language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button onClick={load} busy={isLoading}>
        {t('feeds.load')}
      </Button>
      <p className={text.soft} role="status">
        {isLoading && t('feeds.loading')}
      </p>
    </>
  )
}

function nameOf({ key, name }: Feed, t: SettingsWords): string {
  if (key === 'posts') return t('feeds.posts')
  return key === 'articles' ? t('feeds.articlesFeed') : t('feeds.reviewsOf', { name: name ?? '' })
}

function stateOf({ loadedAt, failedAt, failure }: Feed, t: SettingsWords, language: string): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeStyle: 'short' })
  const say = (moment: string) => format.format(new Date(moment))
  return [
    loadedAt ? t('feeds.loaded', { when: say(loadedAt) }) : t('feeds.never'),
    failedAt && t('feeds.failing', { when: say(failedAt), why: t(`feeds.${whyOf(failure)}`) }),
  ]
    .filter(Boolean)
    .join('. ')
}

function whyOf(failure: string | null): 'refused' | 'missing' | 'address' | 'away' {
  if (failure === 'address') return 'address'
  if (failure === 'status 404') return 'missing'
  return /^status 40[0-3]$/.test(failure ?? '') ? 'refused' : 'away'
}
