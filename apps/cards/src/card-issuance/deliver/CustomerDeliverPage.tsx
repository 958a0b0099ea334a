import { Spin } from '@console/ui/core';
import { mutationEndpoint, queryEndpoint } from '@console/api';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { Select } from '@console/ui/lov';
import { useAddressValues } from '@console/ui/left-out';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page } from '@console/ui/page';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { follows } from '../actions/follows.ts';
import { HomeDispatch } from './HomeDispatch.tsx';
import { useIssuanceName } from '../shared/IssuanceName.tsx';
import { messages } from './messages.ts';
import { CreatedDeliveries, type MadeDelivery } from './Made.tsx';

const reading = queryEndpoint(issuanceCalls.customerPlan, { follows: follows.invalidates });
const dispatchCall = mutationEndpoint(issuanceCalls.dispatchCustomer, follows);
const origins = { VENDOR: 'fromVendor', BRANCH: 'fromBranch' } as const;
type Origin = keyof typeof origins;

/** Sends cards of an issuance to their members: from the vendor, or from the safe of a branch. */
export default function CustomerDeliverPage() {
  const { detailId = '' } = useParams();
  useIssuanceName(detailId);
  const t = useMessages(messages);
  const [, setAddress] = useSearchParams();
  const values = useAddressValues({ origin: { title: t('origin'), accepts: Object.keys(origins) } });
  const requestedOrigin = values.origin as Origin | undefined;
  const { data, error, refetch } = reading.useQuery({
    parameters: { secureId: detailId },
    query: requestedOrigin ? { origin: requestedOrigin } : {},
  });
  const [dispatch] = dispatchCall.useMutation();
  const [created, setCreated] = useState<readonly MadeDelivery[]>([]);
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} record />;
  if (!data) return <Spin />;
  const send = async (courierCode: string, lines: readonly { readonly cardId: string; readonly awbNo: string }[]) => {
    const answer = await dispatch({
      body: { secureId: detailId, origin: data.origin, courierCode, lines: [...lines] },
    });
    if ('data' in answer) setCreated(answer.data.deliveries);
    return answer;
  };
  return (
    <Page title={t('toMembers')}>
      <CreatedDeliveries deliveries={created} />
      <p className="page-note">
        <label htmlFor="origin">{t('origin')}</label>{' '}
        <Select
          id="origin"
          className="input"
          style={{ width: 240 }}
          value={data.origin}
          onChange={({ target }) => setAddress({ origin: target.value }, { replace: true })}
        >
          {(Object.keys(origins) as Origin[]).map((origin) => (
            <option key={origin} value={origin}>
              {t(origins[origin])}
            </option>
          ))}
        </Select>
      </p>
      <HomeDispatch
        key={data.origin}
        draft={`customer-deliver:${detailId}:${data.origin}`}
        rows={data.rows}
        total={data.total}
        onSend={send}
      />
    </Page>
  );
}
