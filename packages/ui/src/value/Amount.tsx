import { formatCurrency } from '../formats/index.ts';

/** The words are fetched when an amount is first pointed at. */
async function say(element: HTMLElement, value: number): Promise<void> {
  const { inWords } = await import('../formats/words.ts');
  element.title = inWords(value);
}

/**
 * An amount in rupiah, with its words while it is pointed at.
 * @example
 * <Amount value={15_000} />; // Rp 15.000, "lima belas ribu"
 */
export const Amount = ({ value }: { readonly value: number }) => (
  <span onPointerEnter={({ currentTarget }) => void say(currentTarget, value).catch(() => {})}>
    {formatCurrency(value)}
  </span>
);
