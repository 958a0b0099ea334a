import { isApiError } from '@console/api';
import { useCan, useInFlagGroup, useSession } from '@console/auth';
import { ticksOf, type ChangeWarning } from '@console/contracts/core/changes';
import type { Promo } from '@console/contracts/promos-products/promo';
import { Button } from '@console/ui/core';
import { confirm } from '@console/ui/dialogs';
import { notify } from '@console/ui/feedback';
import { useMessages, useText } from '@console/ui/messages';
import { ActButton } from '@console/ui/states';
import { ActionButton, useOfficeWhy, useWhy } from '@console/ui/why';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { endpointsOf } from './endpoints.ts';
import { messages } from './messages.ts';
import type { OfLine } from './of-line.ts';

interface PromoProps {
  readonly of: OfLine;
  readonly promo: Promo;
}

/** What a second person decides, and what the maker takes back. */
function Decisions({ of, promo }: PromoProps) {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(of.promos.privilege);
  const why = useWhy(of.promos);
  const { username } = useSession();
  const isAdmin = useInFlagGroup('admin');
  const endpoints = endpointsOf(of);
  const { currentData: readiness } = endpoints.readiness.useQuery({ parameters: { secureId: promo.secureId } });
  const send = {
    approve: endpoints.approve.useMutation()[0],
    reject: endpoints.reject.useMutation()[0],
    withdraw: endpoints.withdraw.useMutation()[0],
  };
  const { secureId, version, promoCode, name, editors } = promo;
  const isMaker = username !== null && editors.includes(username);
  const warnings: readonly ChangeWarning[] = readiness?.warnings ?? [];
  const decide = (decision: keyof typeof send) =>
    confirm(
      {
        title: t(decision),
        subject: `${promoCode} ${name}`,
        about: [secureId],
        action: t(decision),
        danger: decision !== 'approve',
        ...(decision === 'approve' ? { text: t('approveText'), ticks: warnings.map((each) => text(each.text)) } : {}),
        ...(decision === 'reject' ? { reason: 'required' as const } : {}),
      },
      async ({ reason }) => {
        const acknowledged = decision === 'approve' && warnings.length > 0 ? { acknowledged: ticksOf(warnings) } : {};
        const body = { secureId, version, ...acknowledged, ...(reason ? { reason } : {}) };
        const answer = await send[decision]({ body: body as never });
        if ('error' in answer && isApiError(answer.error)) throw answer.error;
        notify.success(t('decided'));
      },
    );
  const byAdminOnly = readiness?.adminOnly && !isAdmin ? 'RATE_NEEDS_ADMIN' : undefined;
  const refused = why.of(isMaker ? 'SELF_APPROVAL' : (readiness?.refusals[0]?.code ?? byAdminOnly));
  return (
    <>
      {can('approve') && (
        <>
          <ActionButton variant="primary" why={refused} onClick={() => decide('approve')}>
            {t('approve')}
          </ActionButton>
          <ActionButton
            variant="danger"
            why={why.of(isMaker ? 'SELF_APPROVAL' : undefined)}
            onClick={() => decide('reject')}
          >
            {t('reject')}
          </ActionButton>
        </>
      )}
      {isMaker && can('update') && <ActionButton onClick={() => decide('withdraw')}>{t('withdraw')}</ActionButton>}
    </>
  );
}

/** Buttons of a promo besides its plain steps. */
export function PromoActions({ of, promo }: PromoProps) {
  const t = useMessages(messages);
  const can = useCan(of.promos.privilege);
  const office = useOfficeWhy(of.promos);
  const navigate = useNavigate();
  const [isCopying, setCopying] = useState(false);
  const isAsked = promo.state === 'new' || (promo.state === 'inactive' && promo.waiting);
  return (
    <>
      {isAsked && <Decisions key={promo.version} of={of} promo={promo} />}
      {promo.state === 'inactive' && !promo.waiting && (
        <ActButton resource={of.promos} name="reactivate" record={promo} />
      )}
      {can('import') && office === undefined && promo.state !== 'inactive' && (
        <Button onClick={() => navigate(`/${of.module}/import?promoId=${promo.secureId}`)}>{t('importRates')}</Button>
      )}
      {can('create') && office === undefined && <Button onClick={() => setCopying(true)}>{t('duplicate')}</Button>}
      {isCopying && <DuplicateDialog of={of} promo={promo} onClose={() => setCopying(false)} />}
    </>
  );
}
