/** A line drawing of 24 by 24, in the colour of the text around it. `weight` is the width of the line. */
export function LineIcon({ path, weight = 2 }: { path: string; weight?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
