import { resourceApi } from '@console/api';
import { saoAssignments, type SaoAssignment } from '@console/contracts/branches-stores/sao-assign';
import { assignmentStates } from '@console/contracts/branches-stores/sao-assign/vocabulary';
import type { Resource } from '@console/contracts/core/resource';
import { FactList } from '@console/ui/detail';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part, PlainTable } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';

const facts = ['outletCode', 'outletName', 'outletType', 'branchId', 'saoNpk', 'saoName', 'saoState', 'openOrders'];
const day = (value: string | null) => (value === null ? '-' : formatDate(value, 'DD-MM-YYYY'));

/** An outlet beside the list: who looks after it, and who did before. */
export function HistoryPanel({ assignment }: { readonly assignment: SaoAssignment }) {
  const t = useMessages(messages);
  const query = { outletId: assignment.outletId, size: 50 };
  const reading = resourceApi(saoAssignments).useListQuery(query as never);
  return (
    <>
      <FactList resource={saoAssignments as Resource} fields={facts as never} record={assignment as never} />
      <section className="list-side-section" aria-label={t('history')}>
        <h3>{t('history')}</h3>
        <Part of={reading}>
          {({ rows }) => (
            <PlainTable
              label={t('history')}
              rows={rows as readonly SaoAssignment[]}
              keyOf={({ secureId }) => secureId}
              columns={[
                { title: t('period'), of: ({ startDate, endDate }) => `${day(startDate)} – ${day(endDate)}` },
                { title: 'SAO', isHead: true, of: ({ saoNpk, saoName }) => (saoNpk ? `${saoNpk} ${saoName}` : '-') },
                { title: '', of: (row) => <OptionTag value={row.state} options={assignmentStates} /> },
              ]}
            />
          )}
        </Part>
      </section>
    </>
  );
}
