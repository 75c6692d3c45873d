import css from './spinner.module.css'

/** Something is under way. With a label it is announced; without, a word beside it says so already. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span role="status" aria-label={label} className={css.spinner} />
  ) : (
    <span aria-hidden="true" className={css.spinner} />
  )
}
