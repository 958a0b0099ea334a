import { text } from '@console/contracts/core/text';
import type { BranchRecord } from '@console/contracts/branches-stores/branch/register';
import { RecordGate } from '@console/ui/record';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OfLine } from './of-line.ts';

interface OfBranchProps {
  readonly of: OfLine;
  readonly children: (branch: BranchRecord) => ReactNode;
}

/** The branch in the address; what is below it is shown when it is there and in scope. */
export function OfBranch({ of, children }: OfBranchProps) {
  const { branchId = '' } = useParams();
  return (
    <RecordGate resource={of.register} secureId={branchId} at={`/${of.module}/${branchId}`}>
      {(branch) => children(branch as unknown as BranchRecord)}
    </RecordGate>
  );
}

/** A title with the branch that it is about. */
export const ofBranchTitle = (word: { readonly id: string; readonly en: string }, { officeCode, name }: BranchRecord) =>
  text(`${word.id} ${officeCode} ${name}`, `${word.en} ${officeCode} ${name}`);
