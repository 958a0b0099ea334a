import type { ListView } from '@console/contracts/platform/list-views';
import type { Layout } from '../layout/layout.ts';

/** A layout in the form of the contract. */
export const toListViewLayout = ({ order, hidden, widths }: Layout): ListView['layout'] => ({
  order: [...order],
  hidden: [...hidden],
  ...(widths ? { widths: { ...widths } } : {}),
});
