import { mutationEndpoint, queryEndpoint } from '@console/api';
import { ecardCalls } from '@console/contracts/cards/ecard-printing';
import { useMessages } from '@console/ui/messages';
import { Spin } from '@console/ui/core';
import { ErrorContent, Page } from '@console/ui/page';
import { useState } from 'react';
import { HomeDispatch } from '../card-issuance/deliver/HomeDispatch.tsx';
import { CreatedDeliveries, type MadeDelivery } from '../card-issuance/deliver/Made.tsx';
import { follows } from './follows.ts';
import { messages } from './messages.ts';

const reading = queryEndpoint(ecardCalls.deliverPlan, { follows: follows.invalidates });
const dispatchCall = mutationEndpoint(ecardCalls.dispatch, follows);

/** Sends printed e-cards of several issuances to their members: one delivery per courier. */
export default function DeliverPage() {
  const t = useMessages(messages);
  const { data, error, refetch } = reading.useQuery({});
  const [dispatch] = dispatchCall.useMutation();
  const [created, setCreated] = useState<readonly MadeDelivery[]>([]);
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} />;
  if (!data) return <Spin />;
  const send = async (courierCode: string, lines: readonly { readonly cardId: string; readonly awbNo: string }[]) => {
    const answer = await dispatch({ body: { courierCode, lines: [...lines] } });
    if ('data' in answer) setCreated(answer.data.deliveries);
    return answer;
  };
  return (
    <Page title={t('deliver')}>
      <CreatedDeliveries deliveries={created} />
      <HomeDispatch draft="ecard-deliver" rows={data.rows} total={data.total} onSend={send} />
    </Page>
  );
}
