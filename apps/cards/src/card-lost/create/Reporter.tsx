import { lossRelations, type LossRelation } from '@console/contracts/cards/card-lost';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { Field } from '../../shared/desk/Field.tsx';
import { messages } from '../messages.ts';
import type { ReporterValues } from './reporter.ts';
import type { Faults } from './story.ts';

interface Props {
  readonly values: ReporterValues;
  readonly change: (part: Partial<ReporterValues>) => void;
  readonly faults: Faults;
}

/** Asks who reports the loss. */
export function Reporter({ values: { relation, reporterName, reporterPhone }, change, faults }: Props) {
  const t = useMessages(messages);
  const text = useText();
  return (
    <div className="desk-grid">
      <Field title={t('relation')}>
        {(id) => (
          <Select
            id={id}
            className="input"
            value={relation}
            onChange={({ target }) => change({ relation: target.value as LossRelation })}
          >
            {lossRelations.map(({ value, title }) => (
              <option key={value} value={value}>
                {text(title)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {relation !== 'SELF' && (
        <>
          <Field title={t('reporterName')} fault={faults.reporterName}>
            {(id, describedBy) => (
              <input
                id={id}
                className="input"
                maxLength={60}
                required
                value={reporterName}
                onChange={({ target }) => change({ reporterName: target.value })}
                aria-describedby={describedBy}
                aria-invalid={faults.reporterName !== undefined}
              />
            )}
          </Field>
          <Field title={t('reporterPhone')} fault={faults.reporterPhone}>
            {(id, describedBy) => (
              <input
                id={id}
                className="input"
                inputMode="tel"
                maxLength={20}
                required
                value={reporterPhone}
                onChange={({ target }) => change({ reporterPhone: target.value })}
                aria-describedby={describedBy}
                aria-invalid={faults.reporterPhone !== undefined}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
