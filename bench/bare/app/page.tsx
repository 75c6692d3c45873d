/** The floor: a static page of a given size (BARE_BYTES), text only, with nothing of ours. */
export default function Page() {
  // Next sends the words twice, as HTML and as flight data; its own markup is about 6 kB.
  const paragraphs = Math.max(1, Math.round((Number(process.env.BARE_BYTES ?? 60_000) - 6_000) / 2 / 340))
  return Array.from({ length: paragraphs }, (_, index) => (
    <p key={`${index}`}>{`${index} ${'Gut sehen ist kein Zufall. '.repeat(11)}`}</p>
  ))
}
