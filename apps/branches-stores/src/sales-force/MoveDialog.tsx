import { moveFields, moveTitles, type MovedOutlet } from '@console/contracts/branches-stores/sales-force/calls';
import { servedOutlets } from '@console/contracts/branches-stores/sales-force/outlets';
import { salesForceTexts } from '@console/contracts/branches-stores/sales-force/vocabulary';
import type { Resource } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { formatNumber, useToday } from '@console/ui/formats';
import { PlainTable } from '@console/ui/page';
import { useState } from 'react';
import { endpointsOf } from './endpoints.ts';
import type { MappingRegister } from './register.ts';
import { useWords } from './words.ts';

const { fromId, toId, startDate, reason } = moveFields;

interface Move {
  readonly fromId: string;
  readonly toId: string;
  readonly startDate: string;
}
interface Chosen extends Move {
  readonly outlets: readonly MovedOutlet[];
}
interface MoveProps {
  readonly register: MappingRegister;
  readonly onClose: () => void;
}

/** Moves all outlets of a sales person: the two sales people and from when, the outlets that move, then why. */
export function MoveDialog({ register, onClose }: MoveProps) {
  const { t, text, outlet, outlets } = useWords(register);
  const today = useToday();
  const { previewMove, move } = endpointsOf(register);
  const [preview] = previewMove.useMutation();
  const [send] = move.useMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const resource = register.resource as Resource;
  if (!chosen)
    return (
      <FieldsDialog<Chosen>
        resource={resource}
        name="move"
        fields={{ fromId, toId, startDate }}
        initial={{ startDate: today }}
        titles={moveTitles}
        title={t('move', { outlets })}
        text={t('moveText', { outlets })}
        action={t('show', { outlets })}
        reads
        send={async (values) => {
          const pair = values as unknown as Move;
          const answer = await preview({ body: pair });
          return 'data' in answer ? { data: { ...pair, ...answer.data } } : answer;
        }}
        onDone={setChosen}
        onClose={onClose}
      />
    );
  const outcomeOf = (code: MovedOutlet['code']) => {
    if (code === null) return t('moves');
    return code === 'PERIOD_OVERLAP' ? t('servedAlready') : text(salesForceTexts[code]);
  };
  const nameTitle = text(servedOutlets[register.line].nameTitle);
  return (
    <FieldsDialog
      resource={resource}
      name={`move:${chosen.fromId}>${chosen.toId}`}
      fields={{ reason }}
      titles={moveTitles}
      title={t('move', { outlets })}
      text={chosen.outlets.length > 0 ? t('moveText', { outlets }) : t('none', { outlet })}
      action={t('move', { outlets })}
      send={(values) =>
        send({ body: { fromId: chosen.fromId, toId: chosen.toId, startDate: chosen.startDate, ...values } as never })
      }
      onDone={({ moved, stayed }) => {
        notify.success(t('moved', { outlets, moved: formatNumber(moved), stayed: formatNumber(stayed) }));
        onClose();
      }}
      onClose={onClose}
    >
      <PlainTable
        label={nameTitle}
        rows={chosen.outlets}
        keyOf={({ outletCode }) => outletCode}
        columns={[
          { title: nameTitle, isHead: true, of: ({ outletCode, outletName }) => `${outletCode} ${outletName}` },
          { title: t('primary'), of: ({ isPrimary }) => (isPrimary ? t('primary') : '-') },
          { title: t('outcome'), of: ({ code }) => outcomeOf(code) },
        ]}
      />
    </FieldsDialog>
  );
}
