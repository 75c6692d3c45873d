import css from './page-name.module.css'

/** The title of a page of which no block's title is one: for whoever goes by headings, ahead of its blocks and unseen. */
export function PageName({ children }: { children: string }) {
  return <h1 className={css.unseen}>{children}</h1>
}
