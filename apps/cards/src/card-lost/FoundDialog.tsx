import { losses, lossRules, type Identification, type Loss } from '@console/contracts/cards/card-lost';
import { Button } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { notify, useErrorText } from '@console/ui/feedback';
import { LovInput, Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useVersioned } from '@console/ui/versioned';
import { useState } from 'react';
import { Field } from '../shared/desk/Field.tsx';
import { StoredFileField } from '../shared/desk/StoredFileField.tsx';
import { useDialogDraft } from '../shared/desk/use-dialog-draft.ts';
import { Identify, isIdentified, seenHere } from './Identify.tsx';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

type Office = 'same' | 'BRANCH' | 'MRA';
const lovs = { BRANCH: 'branch/lov', MRA: 'mra/lov' } as const;
interface Draft {
  readonly identifiedBy: readonly Identification[];
  readonly photo: string | null;
  readonly office: Office;
  readonly officeId: readonly string[];
}
const nothing: Draft = { identifiedBy: [], photo: null, office: 'same', officeId: [] };
const spektra = { line: 'SPEKTRA' };

/**
 * Reports cards as found: the member is identified again, or a photo shows the cards. Errors of the server appear
 * beside their field.
 */
export function FoundDialog({ loss, onClose }: { readonly loss: Loss; readonly onClose: () => void }) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const [send, { isLoading }] = endpoints.found.useMutation();
  const {
    values: { identifiedBy, photo, office, officeId },
    change,
    discard,
    close,
    holds,
  } = useDialogDraft<Draft>(`found:${loss.secureId}`, nothing, onClose);
  const act = useVersioned({ resource: losses, record: loss, basis: ['cardCount', 'officeId'] });
  const [fault, setFault] = useState<{ readonly proof?: string; readonly office?: string; readonly other?: string }>(
    {},
  );
  const isMembers = loss.reporterKind === 'MEMBER';
  const save = async () => {
    if (isMembers ? !isIdentified(identifiedBy) : photo === null)
      return setFault({ proof: isMembers ? t('identifyHelp') : t('needed') });
    if (!isMembers && office !== 'same' && officeId.length === 0) return setFault({ office: t('needed') });
    const at = office === 'same' ? { kind: loss.officeKind, id: loss.officeId } : { kind: office, id: officeId[0]! };
    const answer = await act((version) =>
      send({
        body: {
          secureId: loss.secureId,
          version,
          photo,
          identifiedBy: [...identifiedBy],
          office: isMembers ? null : at,
        },
      }),
    );
    if ('error' in answer) {
      const said = errorText(answer.error);
      const { code } = answer.error;
      if (code === 'NOT_IDENTIFIED') change({ identifiedBy: seenHere(identifiedBy) });
      return setFault(
        code === 'NOT_IDENTIFIED' || code === 'PHOTO_REQUIRED'
          ? { proof: said }
          : code === 'CARD_NOT_IN_PLACE'
            ? { office: said }
            : { other: said },
      );
    }
    discard();
    notify.success(t('foundDone'));
    onClose();
  };
  return (
    <Dialog
      title={t('foundTitle', { no: loss.lossNo })}
      onClose={close}
      holds={holds}
      width={680}
      footer={
        <>
          <Button onClick={close}>{t('close')}</Button>
          <ActionButton variant="primary" busy={isLoading} onClick={() => save()}>
            {t('found')}
          </ActionButton>
        </>
      }
    >
      <div className="desk">
        <p>{t(isMembers ? 'foundMember' : 'foundOffice')}</p>
        {isMembers && loss.memberId ? (
          <Identify
            memberId={loss.memberId}
            value={identifiedBy}
            onChange={(ways) => change({ identifiedBy: ways })}
            fault={fault.proof}
          />
        ) : (
          <>
            <StoredFileField
              title={t('photo')}
              module={losses.module}
              kinds={['image']}
              limit={lossRules.letterBytes / 1024 / 1024}
              value={photo}
              onChange={(kept) => change({ photo: kept })}
              fault={fault.proof}
            />
            <Field title={t('foundAt')} fault={office === 'same' ? fault.office : undefined}>
              {(id, describedBy) => (
                <Select
                  id={id}
                  className="input"
                  value={office}
                  onChange={({ target }) => change({ office: target.value as Office, officeId: [] })}
                  aria-describedby={describedBy}
                >
                  <option value="same">{loss.office}</option>
                  <option value="BRANCH">
                    {t('otherOffice')}: {t('branch')}
                  </option>
                  <option value="MRA">
                    {t('otherOffice')}: {t('mra')}
                  </option>
                </Select>
              )}
            </Field>
            {office !== 'same' && (
              <Field key={office} title={t('otherOffice')} fault={fault.office}>
                {(id, describedBy) => (
                  <LovInput
                    id={id}
                    path={lovs[office]}
                    parameters={office === 'BRANCH' ? spektra : undefined}
                    value={officeId}
                    onChange={(chosen) => change({ officeId: chosen })}
                    invalid={fault.office !== undefined}
                    {...(describedBy ? { describedBy } : {})}
                  />
                )}
              </Field>
            )}
          </>
        )}
        {fault.other && (
          <p role="alert" className="desk-fault">
            {fault.other}
          </p>
        )}
      </div>
    </Dialog>
  );
}
