import { defineView } from '@blickfang/views/kernel/view.ts'
import board from '@blickfang/views/site/board/board.module.css'
import { BoardView } from '@blickfang/views/site/board/board-view.tsx'
import type from '@blickfang/views/site/type.module.css'
import { wordRoom } from '@blickfang/views/site/word-room/word-room.ts'
import { teamContainer } from './contract.ts'
import css from './team-container.module.css'

export const teamContainerView = defineView(
  teamContainer,
  ({ fields, options, data, site, isPageTitle, cardHeading: Heading }) => (
    <>
      <BoardView
        fields={fields}
        options={options}
        site={site}
        isPageTitle={isPageTitle}
        className={classOfRow(options)}
      >
        {data.pages.slice(0, options.limit).map((page) => (
          <li key={page.id}>
            <div className={`${board.card} ${css.split}`}>
              {page.image && (
                <div className={board.media}>
                  <site.Picture of={page.image} sizes="(min-width: 58rem) 18rem, 50vw" />
                </div>
              )}
              <div className={`${board.body} ${css.body}`}>
                <Heading className={type.cardTitle} style={wordRoom(page.title || page.name)}>
                  <a href={page.href} className={board.cover}>
                    {page.title || page.name}
                  </a>
                </Heading>
                {options.showFunctions && page.text && <p className={css.function}>{page.text}</p>}
              </div>
            </div>
          </li>
        ))}
      </BoardView>
    </>
  ),
)

function classOfRow({ gridLayout, overlap }: { gridLayout: string | null; overlap: boolean | null }) {
  if (gridLayout === 'window') return css.window
  return overlap ? css.overlap : undefined
}
