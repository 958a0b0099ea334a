import { StockPage } from './StockPage.tsx';

/** What one branch holds of a card type. */
export default function BranchPage() {
  return <StockPage />;
}
