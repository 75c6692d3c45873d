/** An eye in the corners of a frame: what catches the eye. */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M2.5 7V4.5a2 2 0 0 1 2-2H7M17 2.5h2.5a2 2 0 0 1 2 2V7M21.5 17v2.5a2 2 0 0 1-2 2H17M7 21.5H4.5a2 2 0 0 1-2-2V17" />
      <path d="M5 12c2-3.2 4.300-4.800 7-4.800s5 1.600 7 4.800c-2 3.200-4.300 4.800-7 4.800S7 15.200 5 12Z" />
      <circle cx="12" cy="12" r="2.200" fill="currentColor" stroke="none" />
    </svg>
  )
}
