import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { postList } from './contract.ts'
import css from './post-list.module.css'

export const postListView = defineView(postList, ({ fields, options, data, isPageTitle }) => (
  <div className={css.posts}>
    <fields.title as={isPageTitle ? 'h1' : 'h2'} className={type.title} />
    <ul className={css.list}>
      {data.latestPosts.map(({ id, title, date }) => (
        <li key={id}>
          {options.look === 'dated' && <time dateTime={date}>{date} </time>}
          {title}
        </li>
      ))}
    </ul>
  </div>
))
