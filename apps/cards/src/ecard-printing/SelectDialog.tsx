import { mutationEndpoint, type ApiError } from '@console/api';
import { ecardCalls, type PrintRequest } from '@console/contracts/cards/ecard-printing';
import { printVendorLov } from '@console/contracts/cards/partners';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { LovInput } from '@console/ui/lov';
import { common, useMessages } from '@console/ui/messages';
import { useState } from 'react';
import { namedTogether, useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { follows } from './follows.ts';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';

interface Draft {
  readonly vendor: readonly string[];
  readonly design: readonly string[];
}
const nothing: Draft = { vendor: [], design: [] };
const selectCall = mutationEndpoint(ecardCalls.select, follows);
export interface MadeIssuance {
  readonly secureId: string;
  readonly issuanceNo: string;
  readonly batchNo: string;
  readonly quantity: number;
}

function countsByType(requests: readonly PrintRequest[]): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { cardType } of requests) counts.set(cardType, (counts.get(cardType) ?? 0) + 1);
  return [...counts];
}

/** Vendor and design for the selected requests, with a preview of the result. */
export function SelectDialog({
  requests,
  onClose,
  onMade,
}: {
  readonly requests: readonly PrintRequest[];
  readonly onClose: () => void;
  readonly onMade: (issuances: readonly MadeIssuance[]) => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const errorText = useErrorText();
  const [select, { isLoading }] = selectCall.useMutation();
  const {
    values: { vendor, design },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(
    `ecard-select:${namedTogether(requests.map(({ secureId }) => secureId))}`,
    nothing,
    onClose,
  );
  const [fault, setFault] = useState<ApiError>();
  const save = async () => {
    setFault(undefined);
    const answer = await select({
      body: {
        requestIds: requests.map(({ secureId }) => secureId),
        printVendorCode: vendor[0]!,
        designId: design[0] ?? null,
      },
    });
    if ('error' in answer) return setFault(answer.error);
    discard();
    notify.success(t('done', { count: answer.data.issuances.length }));
    return onMade(answer.data.issuances);
  };
  return (
    <Dialog
      title={t('selected', { count: requests.length })}
      onClose={close}
      holds={holds}
      width={520}
      footer={
        <>
          <Button onClick={close}>{words('cancel')}</Button>
          <ActionButton variant="primary" busy={isLoading} disabled={vendor.length === 0} onClick={() => save()}>
            {t('confirm')}
          </ActionButton>
        </>
      }
    >
      <div className="form-field">
        <label htmlFor="select-vendor" id="select-vendor-label">
          {t('vendor')}
        </label>
        <LovInput
          id="select-vendor"
          path={printVendorLov}
          by="code"
          value={vendor}
          onChange={(chosen) => change({ vendor: chosen })}
          required
        />
      </div>
      <div className="form-field">
        <label htmlFor="select-design" id="select-design-label">
          {t('design')}
        </label>
        <LovInput
          id="select-design"
          path="card-design/lov"
          value={design}
          onChange={(chosen) => change({ design: chosen })}
        />
      </div>
      <h3>{t('preview')}</h3>
      <p>{t('previewText')}</p>
      <ul>
        {countsByType(requests).map(([type, count]) => (
          <li key={type}>{t('typeCount', { type, count })}</li>
        ))}
      </ul>
      {fault && (
        <p className="form-error" role="alert">
          {errorText(fault)}
        </p>
      )}
    </Dialog>
  );
}
