import { levelColours, stockLevels, type StockLevel } from '@console/contracts/cards/card-stock/stock';
import { Tag } from '@console/ui/core';
import { useText } from '@console/ui/messages';

/** How full a safe is, in words and colour. */
export function LevelTag({ level }: { readonly level: StockLevel }) {
  const text = useText();
  return <Tag colour={levelColours[level]}>{text(stockLevels.find(({ value }) => value === level)!.title)}</Tag>;
}
