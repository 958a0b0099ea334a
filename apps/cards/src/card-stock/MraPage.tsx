import { StockPage } from './StockPage.tsx';

/** One MRA's stock of a card type. */
export default function MraPage() {
  return <StockPage />;
}
