import { mutationEndpoint } from '@console/api';
import { useCan } from '@console/auth';
import { gapCalls } from '@console/contracts/branches-stores/branch/rate-gaps';
import { notify, useErrorText } from '@console/ui/feedback';
import { formatNumber } from '@console/ui/formats';
import { defineMessages, useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import type { OfLine } from './of-line.ts';

const messages = defineMessages({
  id: { check: 'Periksa rate dan fee', checked: '{gaps} dari {branches} cabang kekurangan rate atau fee' },
  en: { check: 'Check rates and fees', checked: '{gaps} of {branches} branches lack a rate or fee' },
});

const endpoints = {
  SPEKTRA: mutationEndpoint(gapCalls.SPEKTRA),
  NMC: mutationEndpoint(gapCalls.NMC),
  UFI: mutationEndpoint(gapCalls.UFI),
} as const;

/** Runs the nightly check of gaps now, for those whose level allows it. */
export function CheckGaps({ of }: { readonly of: OfLine }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const can = useCan(of.register.privilege);
  const [run, { isLoading }] = endpoints[of.line].useMutation();
  if (!can('operate')) return null;
  const check = async () => {
    const answer = await run({ body: {} });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { branches, withGaps } = answer.data;
    notify.success(t('checked', { gaps: formatNumber(withGaps), branches: formatNumber(branches) }));
  };
  return (
    <ActionButton busy={isLoading} onClick={() => check()}>
      {t('check')}
    </ActionButton>
  );
}
