import { previewOf } from '@blickfang/contract/kernel/text/preview.ts'
import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { wordRoom } from '@blickfang/views/site/word-room/word-room.ts'
import { servicesContainer } from './contract.ts'
import css from './services-container.module.css'

export const servicesContainerView = defineView(
  servicesContainer,
  ({ fields, options, data, site, isPageTitle, cardHeading: Heading }) => (
    <>
      <BoardView fields={fields} options={options} site={site} isPageTitle={isPageTitle}>
        {data.pages.slice(0, options.limit).map((page) => (
          <li key={page.id}>
            <div className={`${board.card} ${css.card}`} data-plain={!(options.showImages && page.image) || undefined}>
              {options.showImages && page.image && (
                <div className={board.media}>
                  <site.Picture of={page.image} sizes="(min-width: 58rem) 24rem, (min-width: 30rem) 50vw, 100vw" />
                </div>
              )}
              <div className={board.body}>
                <Heading className={type.cardTitle} style={wordRoom(page.title || page.name)}>
                  <a href={page.href} className={board.cover}>
                    {page.title || page.name}
                  </a>
                </Heading>
                {options.showTexts && page.text && <p className={css.text}>{previewOf(page.text)}</p>}
              </div>
            </div>
          </li>
        ))}
      </BoardView>
      {!fields.button.isEmpty && (
        <div className={css.more}>
          <fields.button variant="bubble" />
        </div>
      )}
    </>
  ),
)
