import { pickUpCalls, relations, collectors } from '@console/contracts/cards/card-pickup';
import { Checkbox } from '@console/ui/core';
import { DigitsField } from '@console/ui/form';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { Field } from '../shared/desk/Field.tsx';
import { OtpCheck } from '../shared/desk/OtpCheck.tsx';
import { StoredFileField } from '../shared/desk/StoredFileField.tsx';
import type { RefCallback } from 'react';
import type { HandOverValues, Part } from './hand-over.ts';
import { messages } from './messages.ts';
import { endpoints } from './screens.tsx';

interface ChecksProps {
  readonly pickUpId: string;
  readonly values: HandOverValues;
  readonly change: (part: Partial<HandOverValues>) => void;
  readonly wrong: ReadonlySet<Part>;
  /** Ref of the first check. */
  readonly ktp: RefCallback<HTMLInputElement>;
}

/** Who collects the card, and how the person is identified. */
export function Checks({ ktp, pickUpId, values, change, wrong }: ChecksProps) {
  const t = useMessages(messages);
  const text = useText();
  const [send] = endpoints.otp.useMutation();
  const [verify] = endpoints.verify.useMutation();
  return (
    <section className="panel desk">
      <h2>{t('checks')}</h2>
      <div>
        <label className="desk-tick">
          <Checkbox
            inputRef={ktp}
            checked={values.ktpSeen}
            onChange={({ target }) => change({ ktpSeen: target.checked })}
            aria-invalid={wrong.has('ktp')}
          />{' '}
          {t('ktpSeen')}
        </label>
        {wrong.has('ktp') && (
          <p role="alert" className="desk-fault">
            {t('needKtp')}
          </p>
        )}
      </div>
      <div>
        <label className="desk-tick">
          <Checkbox
            checked={values.faceManual}
            onChange={({ target }) => change({ faceManual: target.checked })}
            aria-invalid={wrong.has('face')}
          />{' '}
          {t('faceManual')}
        </label>
        {wrong.has('face') && (
          <p role="alert" className="desk-fault">
            {t('needFace')}
          </p>
        )}
      </div>
      <p className="desk-help">{t('orOtp')}</p>
      <OtpCheck
        send={() => send({ body: { secureId: pickUpId } })}
        verify={(otp) => verify({ body: { secureId: pickUpId, otp } })}
        verified={values.otpVerified}
        onVerified={() => change({ otpVerified: true })}
      />
      <fieldset className="desk-choices">
        <legend className="desk-legend">{t('collector')}</legend>
        {collectors.map(({ value, title }) => (
          <label key={value}>
            <input
              type="radio"
              name="collector"
              checked={values.collector === value}
              onChange={() => change({ collector: value })}
            />{' '}
            {text(title)}
          </label>
        ))}
      </fieldset>
      {values.collector === 'PROXY' && (
        <div className="desk-grid">
          <Field title={t('proxyName')} fault={wrong.has('proxyName') ? t('needed') : undefined}>
            {(id, describedBy) => (
              <input
                id={id}
                className="input"
                maxLength={60}
                value={values.proxyName}
                onChange={({ target }) => change({ proxyName: target.value })}
                aria-describedby={describedBy}
                aria-invalid={wrong.has('proxyName')}
              />
            )}
          </Field>
          <Field title={t('proxyNik')} fault={wrong.has('proxyNik') ? t('nikPattern') : undefined}>
            {(id, describedBy) => (
              <DigitsField
                id={id}
                count={16}
                value={values.proxyNik}
                onChange={(proxyNik) => change({ proxyNik })}
                describedBy={describedBy}
                invalid={wrong.has('proxyNik')}
              />
            )}
          </Field>
          <Field title={t('proxyRelation')} fault={wrong.has('proxyRelation') ? t('needed') : undefined}>
            {(id, describedBy) => (
              <Select
                id={id}
                className="input"
                value={values.proxyRelation}
                onChange={({ target }) => change({ proxyRelation: target.value })}
                aria-describedby={describedBy}
                aria-invalid={wrong.has('proxyRelation')}
              >
                <option value="">{t('choose')}</option>
                {relations.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {text(title)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <StoredFileField
            title={t('proxyLetter')}
            module={pickUpCalls.complete.path.split('/')[0]!}
            kinds={['image', 'pdf']}
            limit={5}
            value={values.proxyLetter}
            onChange={(proxyLetter) => change({ proxyLetter })}
            fault={wrong.has('proxyLetter') ? t('needed') : undefined}
          />
        </div>
      )}
    </section>
  );
}
