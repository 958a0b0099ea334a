import type { Text } from '@console/contracts/core/text';
import { BranchRows } from './BranchRows.tsx';
import type { OfLine } from './of-line.ts';
import { QanunNote } from './QanunNote.tsx';

/** The fees of one branch, with a note where qanun applies. */
export const FeesOf = ({ of, branchId, heading }: { of: OfLine; branchId: string; heading?: Text }) => (
  <BranchRows rows={of.fees} branchId={branchId} heading={heading} note={<QanunNote of={of} branchId={branchId} />} />
);
