import { stockLevels, type StockLevel } from '@console/contracts/cards/card-stock/stock';
import { OptionTag } from '@console/ui/status';

/** How full a safe is, in words and colour. */
export const LevelTag = ({ level }: { readonly level: StockLevel }) => (
  <OptionTag value={level} options={stockLevels} />
);
