import { intlLocale } from '@blickfang/contract/kernel/intl-locale.ts'
import { translate } from '@blickfang/contract/kernel/messages/translator.ts'
import { previewOf } from '@blickfang/contract/kernel/text/preview.ts'
import { wallTime } from '@blickfang/contract/kernel/time/wall-time.ts'
import { defineView, filledWhen } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { wordRoom } from '@blickfang/views/site/word-room/word-room.ts'
import { goFeed } from './contract.ts'
import css from './go-feed.module.css'
import { messages } from './messages.generated.ts'

export const goFeedView = filledWhen(
  ({ data }) => data.articles.length > 0,
  defineView(goFeed, ({ fields, options, data, site, isPageTitle, cardHeading: Heading }) => {
    const t = translate(messages, site.locale)
    const articles = data.articles.slice(0, options.count)
    const format = new Intl.DateTimeFormat(intlLocale(site.locale), { dateStyle: 'long', timeZone: site.timeZone })
    return (
      <site.Filled by={articles.length > 0}>
        <BoardView fields={fields} options={options} site={site} isPageTitle={isPageTitle}>
          {articles.map((article) => (
            <li key={article.id}>
              <article className={board.card}>
                {article.image && (
                  <div className={board.media}>
                    <site.Picture of={article.image} sizes="(min-width: 58rem) 24rem, (min-width: 30rem) 50vw, 100vw" />
                  </div>
                )}
                <div className={board.body}>
                  <p className={css.from}>
                    <span className={css.host}>{new URL(article.href).hostname.replace(/^www\./, '')}</span>
                    {article.at && (
                      <>
                        <span className={css.dot}> · </span>
                        <time dateTime={wallTime(new Date(article.at), site.timeZone).date}>
                          {format.format(new Date(article.at))}
                        </time>
                      </>
                    )}
                  </p>
                  <Heading className={type.cardTitle} style={wordRoom(article.title)}>
                    <a href={article.href} className={board.cover} rel="noopener">
                      {article.title}
                    </a>
                  </Heading>
                  {article.text && <p className={type.text}>{previewOf(article.text)}</p>}
                </div>
              </article>
            </li>
          ))}
        </BoardView>
        {articles.length === 0 && <p className={css.hint}>{t('empty')}</p>}
        {!fields.button.isEmpty && (
          <div className={css.more}>
            <fields.button variant="bubble" />
          </div>
        )}
      </site.Filled>
    )
  }),
)
