import { saoAssignments } from '@console/contracts/branches-stores/sao-assign';
import type { SaoLoad, SaoProposal } from '@console/contracts/branches-stores/sao-assign/calls';
import { saoChoices } from '@console/contracts/branches-stores/sao-assign/choices';
import { references } from '@console/contracts/core/fields';
import type { Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { Tag } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { formatNumber, useToday } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { PlainTable } from '@console/ui/page';
import { useMemo, useState } from 'react';
import { assignBulk, balance } from './endpoints.ts';
import { messages } from './messages.ts';
import { moveFields, moveTitles } from './moving.ts';

const resource = saoAssignments as Resource;
const chosenField = references(saoChoices, { minimum: 1, maximum: 50 });
const chosenTitles = { saoIds: text('SAO penerima', 'SAOs that receive') };

interface Distribution {
  readonly proposals: readonly SaoProposal[];
  readonly saos: readonly (SaoLoad & { readonly outletsAfter: number })[];
  readonly left: number;
  readonly maximum: number;
}

/** Who would get what, and the load of each afterwards. */
function Shares({ proposals, saos, left, maximum }: Distribution) {
  const t = useMessages(messages);
  const nameOf = new Map(saos.map(({ saoId, npk, name }) => [saoId, `${npk} - ${name}`]));
  return (
    <>
      <PlainTable
        label={t('share')}
        rows={saos}
        keyOf={({ saoId }) => saoId}
        columns={[
          { title: t('spreadChosen'), isHead: true, of: ({ saoId }) => nameOf.get(saoId) },
          { title: t('before'), isNumber: true, of: ({ outlets }) => formatNumber(outlets) },
          {
            title: t('after'),
            isNumber: true,
            of: ({ outletsAfter }) => (
              <>
                {formatNumber(outletsAfter)}{' '}
                {outletsAfter > maximum && <Tag colour="warning">{t('heavy', { maximum: formatNumber(maximum) })}</Tag>}
              </>
            ),
          },
        ]}
      />
      <PlainTable
        label={t('outlet')}
        rows={proposals}
        keyOf={({ secureId }) => secureId}
        columns={[
          { title: t('outlet'), isHead: true, of: ({ outletCode, outletName }) => `${outletCode} ${outletName}` },
          { title: t('newSao'), of: ({ newSaoId }) => (newSaoId ? nameOf.get(newSaoId) : t('noSao')) },
        ]}
      />
      {left > 0 && <p>{t('left', { count: formatNumber(left) })}</p>}
    </>
  );
}

/** Spreads outlets over chosen SAOs by least load: the choice, the distribution, then one save of all. */
export function BalanceDialog({
  title,
  target,
  branchId,
  onDone,
  onClose,
}: {
  readonly title: string;
  /** Named rows, or all outlets of an SAO. */
  readonly target: { readonly secureIds: readonly string[] } | { readonly ofSao: string };
  /** SAOs are chosen among those of this branch, else among all. */
  readonly branchId?: string | undefined;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}) {
  const t = useMessages(messages);
  const today = useToday();
  const [ask] = balance.useMutation();
  const [send] = assignBulk.useMutation();
  const [distribution, setDistribution] = useState<Distribution | null>(null);
  const fields = useMemo(
    () => ({ saoIds: branchId === undefined ? chosenField : { ...chosenField, lovParameters: { branchId } } }),
    [branchId],
  );
  const name = 'ofSao' in target ? target.ofSao : target.secureIds.join();
  if (!distribution)
    return (
      <FieldsDialog
        resource={resource}
        name={`balance:${name}`}
        fields={fields}
        titles={chosenTitles}
        title={title}
        text={t('spreadText')}
        action={t('show')}
        reads
        send={({ saoIds }) => ask({ body: { ...target, saoIds } as never })}
        onDone={setDistribution}
        onClose={onClose}
      />
    );
  const moves = distribution.proposals.flatMap(({ secureId, version, saoId, newSaoId }) =>
    newSaoId !== null && newSaoId !== saoId ? [{ secureId, version, saoId: newSaoId }] : [],
  );
  return (
    <FieldsDialog
      resource={resource}
      name={`balance-moves:${moves.map(({ secureId, saoId }) => `${secureId}>${saoId}`).join()}`}
      fields={moveFields}
      titles={moveTitles}
      title={title}
      text={moves.length > 0 ? t('saveText') : t('nothing')}
      action={t('save')}
      initial={{ startDate: today, ordersFollow: true }}
      send={(values) => send({ body: { moves, ...values } as never })}
      onDone={() => {
        notify.success(t('saved', { count: formatNumber(moves.length) }));
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      <Shares {...distribution} />
    </FieldsDialog>
  );
}
