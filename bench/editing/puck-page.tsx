import { type Config, Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createRoot } from 'react-dom/client'

interface Card {
  title: string
  text: string
}
type Blocks = { Board: { title: string; lead: string; cards: Card[] } }

const config: Config<Blocks> = {
  components: {
    Board: {
      fields: {
        title: { type: 'text', contentEditable: true },
        lead: { type: 'textarea', contentEditable: true },
        cards: {
          type: 'array',
          arrayFields: {
            title: { type: 'text', contentEditable: true },
            text: { type: 'textarea', contentEditable: true },
          },
        },
      },
      render: ({ title, lead, cards }) => (
        <section>
          <h2>{title}</h2>
          <p>{lead}</p>
          <ul>
            {cards.map((card, index) => (
              <li key={index}>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </li>
            ))}
          </ul>
        </section>
      ),
    },
  },
}

const { blocks } = window as unknown as { blocks: Blocks['Board'][] }
const data = {
  root: {},
  content: blocks.map((props, index) => ({ type: 'Board' as const, props: { id: `board-${index}`, ...props } })),
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<Puck config={config} data={data} iframe={{ enabled: false }} />)
