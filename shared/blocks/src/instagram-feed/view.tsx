import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { previewOf } from '@blickfang/contract/kernel/text/preview.ts'
import { defineView, filledWhen } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import { instagramFeed } from './contract.ts'
import css from './instagram-feed.module.css'
import { messages } from './messages.generated.ts'

export const instagramFeedView = filledWhen(
  ({ data }) => data.posts.length > 0,
  defineView(instagramFeed, ({ fields, options, data, site, isPageTitle }) => {
    const t = translate(messages, site.locale)
    const posts = data.posts.slice(0, options.count)
    const format = new Intl.DateTimeFormat(intlLocale(site.locale), { dateStyle: 'long', timeZone: site.timeZone })
    return (
      <site.Filled by={posts.length > 0}>
        <BoardView
          fields={fields}
          options={{ ...options, gridLayout: 'grid', phoneLayout: 'columns', imageFormat: 'square' }}
          site={site}
          isPageTitle={isPageTitle}
        >
          {posts.map((post) => {
            const day = post.at && format.format(new Date(post.at))
            return (
              <li key={post.id}>
                <a
                  href={post.href}
                  className={css.post}
                  rel="noopener"
                  aria-label={
                    post.text && options.showText ? undefined : [t('post'), post.text || day].filter(Boolean).join(': ')
                  }
                >
                  <span className={board.media}>
                    <site.Picture of={post.image} sizes="(min-width: 58rem) 18rem, 50vw" />
                  </span>
                  {post.isVideo && (
                    <span className={css.video}>
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
                      </svg>
                      <span className={css.unseen}>{t('video')}</span>
                    </span>
                  )}
                  {options.showText && post.text && <span className={css.text}>{previewOf(post.text)}</span>}
                </a>
              </li>
            )
          })}
        </BoardView>
        {posts.length === 0 && <p className={css.hint}>{t('empty')}</p>}
        {!fields.button.isEmpty && (
          <div className={css.more}>
            <fields.button variant="bubble" />
          </div>
        )}
      </site.Filled>
    )
  }),
)
