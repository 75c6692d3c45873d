const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/admin*' } },
          { not: { href_matches: '/*/edit*' } },
          { not: { href_matches: '/*/login*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Lets the browser fetch a page while the pointer rests on its link: plain links, as quick as an app's. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  )
}
