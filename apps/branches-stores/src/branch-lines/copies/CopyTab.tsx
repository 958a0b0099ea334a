import { useCan } from '@console/auth';
import { branchCopies, type BranchCopy } from '@console/contracts/branches-stores/branch/copies';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { ResourceList, type Columns } from '@console/ui/list';
import { useMessages } from '@console/ui/messages';
import { useId, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { OfLine } from '../of-line.ts';
import { CopyDetail } from './CopyDetail.tsx';
import { CopyForm } from './CopyForm.tsx';
import { messages } from './messages.ts';

const hidden = ['branchId'];
const columns: Columns<BranchCopy> = [
  'copyNo',
  'sourceCode',
  'sourceName',
  'effectiveFrom',
  'rateCount',
  'feeCount',
  'madeAt',
  'state',
];

interface CopyTabProps {
  readonly of: OfLine;
  readonly branch: { readonly secureId: string; readonly state: string };
}

/** Asks for a copy of rates and fees of another branch, and lists those asked for; or shows the one in the address. */
export function CopyTab({ of, branch: { secureId: branchId, state } }: CopyTabProps) {
  const id = useId();
  const t = useMessages(messages);
  const [address] = useSearchParams();
  const resource = branchCopies[of.line] as unknown as Resource;
  const can = useCan(resource.privilege);
  const fixed = useMemo(() => ({ branchId }), [branchId]);
  const paths = useMemo(
    () => ({ detail: (row: object) => addressOf(resource, 'detail', { ...row, branchId }) }),
    [resource, branchId],
  );
  const copyId = address.get('id');
  if (copyId) return <CopyDetail of={of} branchId={branchId} secureId={copyId} />;
  return (
    <>
      {can('create') && state !== 'inactive' && <CopyForm of={of} branchId={branchId} />}
      <section aria-labelledby={id}>
        <h2 id={id}>{t('copies')}</h2>
        <ResourceList<BranchCopy>
          resource={resource}
          heading={false}
          columns={columns}
          fixed={fixed}
          linkFilters={hidden}
          paths={paths}
        />
      </section>
    </>
  );
}
