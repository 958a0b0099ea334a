import { mutationEndpoint } from '@console/api';
import { dealerSalesForces, moveFields, moveTitles } from '@console/contracts/branches-stores/dealer-nmc-sf';
import { dealerSfCalls, type MovedDealer } from '@console/contracts/branches-stores/sales-force/calls';
import { salesForceTexts } from '@console/contracts/branches-stores/sales-force/vocabulary';
import type { Resource } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { formatNumber, useToday } from '@console/ui/formats';
import { useMessages, useText } from '@console/ui/messages';
import { PlainTable } from '@console/ui/page';
import { useState } from 'react';
import { messages } from './messages.ts';

const resource = dealerSalesForces as Resource;
const preview = mutationEndpoint(dealerSfCalls.previewMove);
const move = mutationEndpoint(dealerSfCalls.move);
const { fromId, toId, startDate, reason } = moveFields;

interface Chosen {
  readonly fromId: string;
  readonly toId: string;
  readonly dealers: readonly MovedDealer[];
}

/** Moves all dealers of a sales person: the two sales people, the dealers that move, then from when and why. */
export function MoveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const text = useText();
  const today = useToday();
  const [ask] = preview.useMutation();
  const [send] = move.useMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  if (!chosen)
    return (
      <FieldsDialog<Chosen>
        resource={resource}
        name="move"
        fields={{ fromId, toId }}
        titles={moveTitles}
        title={t('move')}
        text={t('moveText')}
        action={t('show')}
        reads
        send={async (values) => {
          const pair = values as { readonly fromId: string; readonly toId: string };
          const answer = await ask({ body: pair });
          return 'data' in answer ? { data: { ...pair, ...answer.data } } : answer;
        }}
        onDone={setChosen}
        onClose={onClose}
      />
    );
  const whyOf = (code: string | null) =>
    code === null ? t('moves') : text(salesForceTexts[code as keyof typeof salesForceTexts]);
  return (
    <FieldsDialog
      resource={resource}
      name={`move:${chosen.fromId}>${chosen.toId}`}
      fields={{ startDate, reason }}
      titles={moveTitles}
      title={t('move')}
      text={chosen.dealers.length > 0 ? t('moveText') : t('none')}
      action={t('move')}
      initial={{ startDate: today }}
      send={(values) => send({ body: { fromId: chosen.fromId, toId: chosen.toId, ...values } as never })}
      onDone={({ moved, stayed }) => {
        notify.success(t('moved', { moved: formatNumber(moved), stayed: formatNumber(stayed) }));
        onClose();
      }}
      onClose={onClose}
    >
      <PlainTable
        label={t('dealer')}
        rows={chosen.dealers}
        keyOf={({ dealerCode }) => dealerCode}
        columns={[
          { title: t('dealer'), isHead: true, of: ({ dealerCode, dealerName }) => `${dealerCode} ${dealerName}` },
          { title: t('primary'), of: ({ isPrimary }) => (isPrimary ? t('primary') : '-') },
          { title: t('outcome'), of: ({ code }) => whyOf(code) },
        ]}
      />
    </FieldsDialog>
  );
}
