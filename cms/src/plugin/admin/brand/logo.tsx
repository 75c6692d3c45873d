import { Mark } from './mark.tsx'

/** The name on the login page. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.75rem', fontSize: '2rem', fontWeight: 600 }}>
      <Mark size={48} />
      Blickfang
    </span>
  )
}
