import { StockPage } from './StockPage.tsx';

/** What one MRA holds of a card type. */
export default function MraPage() {
  return <StockPage />;
}
