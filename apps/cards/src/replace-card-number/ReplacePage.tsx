import { useCan } from '@console/auth';
import {
  replacements,
  replacementStepCalls,
  replacementSteps,
  type Replacement,
} from '@console/contracts/cards/replace-card-number';
import { text } from '@console/contracts/core/text';
import { ResourceList, type RowAction } from '@console/ui/list';
import { useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { useState } from 'react';
import { useSteps } from '../documents/use-steps.ts';
import { Desk } from './Desk.tsx';
import { messages } from './messages.ts';
import { columns, paths } from './screens.tsx';

/** Replaces a member's card number, and lists the latest replacements with their possible decisions. */
export default function ReplacePage() {
  const t = useMessages(messages);
  const words = useText();
  const can = useCan(replacements.privilege);
  const steps = useSteps(replacements, replacementSteps, replacementStepCalls);
  const [going, setGoing] = useState<{ readonly memberNo: string; readonly id: string } | null>(null);
  const goOn: RowAction<Replacement> = {
    key: 'go-on',
    title: text(messages.id.goOn, messages.en.goOn),
    offered: ({ state }) => can('create') && state === 'DRAFT',
    run: ({ memberNo, secureId }) => setGoing({ memberNo, id: secureId }),
  };
  const rowActions = [
    goOn,
    ...steps.all.map(([name, step]): RowAction<Replacement> => ({
      key: name,
      title: step.title,
      danger: step.danger ?? false,
      offered: ({ state }) => step.from.includes(state),
      refused: (row) => steps.refused(step, row),
      run: (row) => steps.take(name, step, row),
    })),
  ];
  return (
    <Page title={words(replacements.title)}>
      {can('create') ? (
        <Desk key={going?.id ?? ''} initialMember={going?.memberNo ?? null} />
      ) : (
        <p className="panel page-note" role="note">
          {t('readOnly')}
        </p>
      )}
      <section aria-label={t('latest')}>
        <h2>{t('latest')}</h2>
        <ResourceList<Replacement>
          resource={replacements}
          heading={false}
          columns={columns}
          paths={paths}
          rowActions={rowActions}
          rowLabel={({ replacementNo, memberName }) => `${replacementNo}, ${memberName}`}
        />
      </section>
    </Page>
  );
}
