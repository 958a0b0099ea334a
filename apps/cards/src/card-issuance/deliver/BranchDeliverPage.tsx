import { Spin } from '@console/ui/core';
import { mutationEndpoint, queryEndpoint, type ApiError } from '@console/api';
import { issuanceCalls } from '@console/contracts/cards/card-issuance/issuance';
import { confirm } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { isWithinBounds } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { ErrorContent, Page, ScrollTable } from '@console/ui/page';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useDeskDraft } from '../../shared/desk/use-desk-draft.ts';
import { follows } from '../actions/follows.ts';
import { CreatedDeliveries, type MadeDelivery } from './Made.tsx';
import { useIssuanceName } from '../shared/IssuanceName.tsx';
import { messages } from './messages.ts';
import { OfficeRow, type Parcel } from './OfficeRow.tsx';

const reading = queryEndpoint(issuanceCalls.branchPlan, { follows: follows.invalidates });
const dispatchCall = mutationEndpoint(issuanceCalls.dispatchBranch, follows);
interface Draft {
  readonly parcels: Readonly<Record<string, Parcel>>;
}
const nothing: Draft = { parcels: {} };
const isWhole = ({ quantity, courierCode, awbNo }: Parcel, maximum: number) =>
  isWithinBounds(quantity, 1, maximum) && courierCode !== '' && awbNo.trim() !== '';

/** Sends printed cards to their offices: one delivery per office. */
export default function BranchDeliverPage() {
  const { detailId = '' } = useParams();
  useIssuanceName(detailId);
  const t = useMessages(messages);
  const errorText = useErrorText();
  const { data, error, refetch } = reading.useQuery({ parameters: { secureId: detailId } });
  const [dispatch, { isLoading }] = dispatchCall.useMutation();
  const {
    values: { parcels },
    change,
    discard,
  } = useDeskDraft<Draft>(`branch-deliver:${detailId}`, nothing);
  const [fault, setFault] = useState<ApiError>();
  const [created, setCreated] = useState<readonly MadeDelivery[]>([]);
  const chosen = (data ?? []).flatMap((office) =>
    parcels[office.officeId] ? [{ office, parcel: parcels[office.officeId]! }] : [],
  );
  if (error && !data) return <ErrorContent error={error} onRetry={refetch} record />;
  if (!data) return <Spin />;
  const set = (officeId: string, parcel: Parcel | null) => {
    const { [officeId]: _, ...others } = parcels;
    change({ parcels: parcel ? { ...others, [officeId]: parcel } : others });
  };
  const count = chosen.reduce((sum, { parcel }) => sum + (parcel.quantity || 0), 0);
  const send = () =>
    confirm({ title: t('askDispatch', { count }), text: t('dispatchText'), action: t('dispatch') }, async () => {
      setFault(undefined);
      const answer = await dispatch({
        body: {
          secureId: detailId,
          parcels: chosen.map(({ office, parcel }) => ({
            officeKind: office.officeKind,
            officeId: office.officeId,
            ...parcel,
            quantity: parcel.quantity!,
            sealNo: parcel.sealNo.trim() || null,
          })),
        },
      });
      if ('error' in answer) return setFault(answer.error);
      discard();
      setCreated(answer.data.deliveries);
      return notify.success(t('dispatched', { count: answer.data.deliveries.length }));
    });
  const why =
    chosen.length === 0 || !chosen.every(({ office, parcel }) => isWhole(parcel, office.count))
      ? t('incomplete')
      : undefined;
  return (
    <Page
      title={t('toOffices')}
      actions={
        data?.length !== 0 && (
          <ActionButton variant="primary" busy={isLoading} why={why} onClick={send}>
            {t('dispatch')}
          </ActionButton>
        )
      }
    >
      <CreatedDeliveries deliveries={created} />
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
      {data?.length === 0 ? (
        <p className="panel">{t('none')}</p>
      ) : (
        <ScrollTable label={t('toOffices')} busy={!data} className="panel">
          <table className="plain-table">
            <thead>
              <tr>
                {(['choose', 'office', 'ready', 'numbers', 'quantity', 'courier', 'awb', 'seal'] as const).map(
                  (name) => (
                    <th key={name} scope="col">
                      {t(name)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {data?.map((office) => (
                <OfficeRow
                  key={office.officeId}
                  office={office}
                  parcel={parcels[office.officeId] ?? null}
                  fault={fault}
                  onChange={(parcel) => set(office.officeId, parcel)}
                />
              ))}
            </tbody>
          </table>
        </ScrollTable>
      )}
    </Page>
  );
}
