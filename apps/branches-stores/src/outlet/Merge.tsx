import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import type { Lookalike } from '@console/contracts/branches-stores/outlet/duplicates';
import { stepFields, stepTitles, type Resource, type Step } from '@console/contracts/core/resource';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { messages } from './messages.ts';

interface MergeProps {
  readonly resource: Resource;
  readonly outlet: { readonly secureId: string; readonly version: number; readonly name: string };
  /** Outlets of the line that look like it: a single one is chosen already. */
  readonly alike: readonly Lookalike[];
}

/** Says that an outlet is another one: the button and its dialog. */
export function Merge({ resource, outlet, alike }: MergeProps) {
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  const [isAsked, ask] = useState(false);
  const [merge] = mutationEndpoint(resource.calls['merge']!, { invalidates: [resource.module] }).useMutation();
  const step = resource.steps['merge'] as Step;
  if (!can('delete')) return null;
  const { secureId, version, name } = outlet;
  const [only, ...others] = alike;
  return (
    <>
      <p>
        <ActionButton variant="danger" onClick={() => ask(true)}>
          {t('merge')}
        </ActionButton>
      </p>
      {isAsked && (
        <FieldsDialog
          resource={resource}
          name={`merge:${secureId}`}
          fields={stepFields(step)}
          titles={stepTitles(step)}
          title={`${t('merge')}: ${name}`}
          text={t('mergeText')}
          action={t('merge')}
          danger
          initial={only && others.length === 0 ? { mergedIntoId: only.secureId } : {}}
          send={(values) => merge({ body: { secureId, version, ...values } as never })}
          onDone={() => {
            ask(false);
            notify.success(t('merged'));
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
