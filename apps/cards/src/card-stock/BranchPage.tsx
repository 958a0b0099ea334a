import { StockPage } from './StockPage.tsx';

/** One branch's stock of a card type. */
export default function BranchPage() {
  return <StockPage />;
}
