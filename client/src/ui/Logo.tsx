/** Logo of the app: a pediment over an open book. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#2442b8" />
      <path d="M7 13.2 16 8l9 5.2-9 5.2z" fill="#fff" />
      <path d="M10.5 17.4v4.1c0 1.4 2.5 2.7 5.5 2.7s5.5-1.3 5.5-2.7v-4.1L16 20.6z" fill="#f2b84b" />
    </svg>
  );
}
