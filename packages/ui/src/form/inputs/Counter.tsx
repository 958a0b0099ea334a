/** Shown for limits of this many characters or more. */
const counterFrom = 20;

/** Shows typed and allowed characters. Hidden from screen readers, which get the limit as an error. */
export function Counter({ text, maximum }: { readonly text: string; readonly maximum: number | undefined }) {
  if (maximum === undefined || maximum < counterFrom) return null;
  const length = text.trim().length;
  return (
    <span className={length > maximum ? 'input-count input-count-over' : 'input-count'} aria-hidden="true">
      {length}/{maximum}
    </span>
  );
}
