import { useCan, useProfile } from '@console/auth';
import { redFlagCodes } from '@console/contracts/orders-logs/orders/vocabulary';
import { poStatuses, type PoFlag, type PoLine, type PoStatus } from '@console/contracts/orders-logs/po-status';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { OptionTag } from '@console/ui/status';
import { ActionButton, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';
import { StepDialog } from './StepDialog.tsx';
import { Table } from './Table.tsx';

/** The red flags of an order; open ones are cleared by somebody else than who raised them. */
export function Flags({
  line,
  order,
  flags,
  isActedOn,
}: {
  readonly line: PoLine;
  readonly isActedOn: boolean;
  readonly order: PoStatus;
  readonly flags: readonly PoFlag[];
}) {
  const t = useMessages(messages);
  const resource = poStatuses[line];
  const can = useCan(resource.privilege);
  const why = useWhy(resource);
  const profile = useProfile();
  const [clearing, setClearing] = useState<PoFlag | null>(null);
  const own = profile.state === 'loaded' ? profile.data.username : undefined;
  const isLive = isActedOn && order.archivedAt === null;
  const who = (by: string | null, at: string | null) => (by ? `${by}, ${formatDate(at, dateFormats.log)}` : '-');
  return (
    <>
      <Table
        title={t('flags')}
        none={t('noFlags')}
        rows={flags}
        keyOf={({ secureId }) => secureId}
        columns={[
          { title: t('flag'), of: ({ code }) => <OptionTag value={code} options={redFlagCodes} /> },
          { title: t('note'), of: ({ note }) => note ?? '-' },
          { title: t('raised'), of: ({ raisedBy, raisedAt }) => who(raisedBy, raisedAt) },
          {
            title: t('cleared'),
            of: ({ clearedBy, clearedAt, clearNote }) =>
              clearedBy ? `${who(clearedBy, clearedAt)}: ${clearNote ?? ''}` : t('open'),
          },
          ...(can('approve') && isLive
            ? [
                {
                  title: t('action'),
                  of: (flag: PoFlag) =>
                    flag.clearedAt === null && (
                      <ActionButton
                        why={flag.raisedBy === own ? why.of('SELF_APPROVAL') : undefined}
                        onClick={() => setClearing(flag)}
                      >
                        {t('clear')}
                      </ActionButton>
                    ),
                },
              ]
            : []),
        ]}
      />
      {clearing && (
        <StepDialog
          line={line}
          name="red-flag-clear"
          title={t('clear')}
          order={order}
          initial={{ code: clearing.code }}
          hidden={['code']}
          onClose={() => setClearing(null)}
        />
      )}
    </>
  );
}
