import type { Thing, WithContext } from 'schema-dts'

/** Data about a part of the page for search engines. */
export function StructuredData<T extends Thing>({ of }: { of: WithContext<T> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every «<» escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(of).replaceAll('<', '\\u003c') }}
    />
  )
}
