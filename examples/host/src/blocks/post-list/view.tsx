import { defineView } from '@blickfang/views/kernel/view.ts'
import type from '@blickfang/views/site/type.module.css'
import { postList } from './contract.ts'
import css from './post-list.module.css'

export const postListView = defineView(postList, ({ fields, options, site, index }) => (
  <div className={css.posts}>
    <fields.title as={index === 0 ? 'h1' : 'h2'} className={type.title} />
    <ul className={css.list} data-posts={options.count} data-locale={site.locale} />
  </div>
))
