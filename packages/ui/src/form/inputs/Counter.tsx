/** From this length on people lose count. */
const worthCounting = 20;

/** Characters typed of how many are allowed. Says nothing to a screen reader, which hears the limit as an error. */
export function Counter({ text, maximum }: { readonly text: string; readonly maximum: number | undefined }) {
  if (maximum === undefined || maximum < worthCounting) return null;
  const length = text.trim().length;
  return (
    <span className={length > maximum ? 'input-count input-count-over' : 'input-count'} aria-hidden="true">
      {length}/{maximum}
    </span>
  );
}
