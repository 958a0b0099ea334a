import { stockLevels, type StockLevel } from '@console/contracts/cards/card-stock/stock';
import { OptionTag } from '@console/ui/status';

/** Stock level of a safe as a coloured tag. */
export const LevelTag = ({ level }: { readonly level: StockLevel }) => (
  <OptionTag value={level} options={stockLevels} />
);
