import type { Reading } from '@console/api';
import { losses, lossRules } from '@console/contracts/cards/card-lost';
import type { LossReasonChoice } from '@console/contracts/cards/card-lost/desk';
import { DateField } from '@console/ui/form';
import { todayInJakarta } from '@console/ui/formats';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { PartFailed } from '@console/ui/page';
import { Field } from '../../shared/desk/Field.tsx';
import { StoredFileField } from '../../shared/desk/StoredFileField.tsx';
import { messages } from '../messages.ts';
import type { Faults, StoryValues } from './story.ts';

interface StoryProps {
  readonly values: StoryValues;
  readonly change: (part: Partial<StoryValues>) => void;
  /** The reasons that fit the kind of report. */
  readonly reading: Reading<readonly LossReasonChoice[]>;
  readonly faults: Faults;
}

/** What happened, since when, and the police report if the reason requires one. */
export function Story({ values, change, reading, faults }: StoryProps) {
  const t = useMessages(messages);
  const { data: reasons = [], error, isFetching, refetch } = reading;
  const reason = reasons.find(({ secureId }) => secureId === values.reasonId);
  const help = reason?.policeLetterRequired ? t('policeNeeded') : reason?.feeExempt ? t('feeExempt') : undefined;
  return (
    <section className="panel desk">
      <h2>{t('story')}</h2>
      <div className="desk-grid">
        <Field title={t('reason')} help={help} fault={faults.reasonId}>
          {(id, describedBy) => (
            <Select
              id={id}
              className="input"
              value={values.reasonId}
              onChange={({ target }) => change({ reasonId: target.value })}
              aria-describedby={describedBy}
              aria-invalid={faults.reasonId !== undefined}
              required
            >
              <option value="">{t('choose')}</option>
              {reasons.map(({ secureId, name }) => (
                <option key={secureId} value={secureId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {error && reasons.length === 0 && <PartFailed error={error} onRetry={refetch} busy={isFetching} />}
        <Field title={t('lostDate')} fault={faults.lostDate}>
          {(id, describedBy) => (
            <DateField
              id={id}
              to={todayInJakarta()}
              value={values.lostDate}
              onChange={(lostDate) => change({ lostDate })}
              describedBy={describedBy}
              invalid={faults.lostDate !== undefined}
              required
            />
          )}
        </Field>
      </div>
      <Field title={t('chronology')} help={t('chronologyHelp')} fault={faults.chronology}>
        {(id, describedBy) => (
          <textarea
            id={id}
            className="input input-paragraph"
            rows={4}
            maxLength={lossRules.chronology.maximum}
            value={values.chronology}
            onChange={({ target }) => change({ chronology: target.value })}
            aria-describedby={describedBy}
            aria-invalid={faults.chronology !== undefined}
            required
          />
        )}
      </Field>
      <div className="desk-grid">
        <Field title={t('policeNo')} fault={faults.policeLetterNo}>
          {(id, describedBy) => (
            <input
              id={id}
              className="input"
              maxLength={40}
              value={values.policeLetterNo}
              onChange={({ target }) => change({ policeLetterNo: target.value })}
              aria-describedby={describedBy}
              aria-invalid={faults.policeLetterNo !== undefined}
            />
          )}
        </Field>
        <StoredFileField
          title={t('policeFile')}
          module={losses.module}
          kinds={['pdf', 'image']}
          limit={lossRules.letterBytes / 1024 / 1024}
          value={values.policeLetterFile}
          onChange={(policeLetterFile) => change({ policeLetterFile })}
          fault={faults.policeLetterFile}
        />
      </div>
    </section>
  );
}
