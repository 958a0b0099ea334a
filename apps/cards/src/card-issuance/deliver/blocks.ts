import { cardNumber, serialOf } from '@console/contracts/cards/card-number';
import type { OfficeReady } from '@console/contracts/cards/card-issuance/office-ready';

/** Cards with numbers that follow each other. */
export type Block = OfficeReady['blocks'][number];

/** The first `count` cards of a block. */
const startOf = ({ firstNo }: Block, count: number): Block => ({
  firstNo,
  lastNo: cardNumber(firstNo.slice(0, 4), firstNo.slice(4, 6), serialOf(firstNo) + count - 1),
  count,
});

/**
 * The blocks to pack: a dispatch of fewer cards than are ready takes the lowest numbers.
 * @param quantity cards of the parcel
 */
export function blocksToPack(blocks: readonly Block[], quantity: number): readonly Block[] {
  let left = quantity;
  return blocks.flatMap((block) => {
    const count = Math.min(block.count, left);
    left -= count;
    return count === block.count ? [block] : count > 0 ? [startOf(block, count)] : [];
  });
}
