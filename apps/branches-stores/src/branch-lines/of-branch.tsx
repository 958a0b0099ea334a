import { inMargin } from '@console/contracts/branches-stores/branch/margin-words';
import { text, type Text } from '@console/contracts/core/text';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import { RecordGate } from '@console/ui/record';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { wordsOf } from './in-margin.ts';
import type { OfLine } from './of-line.ts';

interface OfBranchProps {
  readonly of: OfLine;
  /** Given the branch, and the contracts of the line in its words: under Qanun a rate is a margin. */
  readonly children: (branch: BranchRecord, of: OfLine) => ReactNode;
}

/** The branch in the address; what is below it is shown when it is there and in scope. */
export function OfBranch({ of, children }: OfBranchProps) {
  const { branchId = '' } = useParams();
  return (
    <RecordGate resource={of.register} secureId={branchId} at={`/${of.module}/${branchId}`}>
      {(found) => {
        const branch = found as unknown as BranchRecord;
        return children(branch, wordsOf(of, branch));
      }}
    </RecordGate>
  );
}

/** A title with the branch that it is about, in its words. */
export function ofBranchTitle(word: Text, { officeCode, name, isQanun }: BranchRecord): Text {
  const { id, en } = isQanun ? inMargin(word) : word;
  return text(`${id} ${officeCode} ${name}`, `${en} ${officeCode} ${name}`);
}
