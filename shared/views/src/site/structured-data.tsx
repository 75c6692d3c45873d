import type { Thing, WithContext } from 'schema-dts'

/** What search engines understand of a part of the page. */
export function StructuredData<T extends Thing>({ of }: { of: WithContext<T> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every «<» escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }}
    />
  )
}
