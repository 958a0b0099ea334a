import { exportModes, type ExportRestriction, type Role } from '@console/contracts/shell/roles';
import { isApiError } from '@console/api';
import { Button } from '@console/ui/core';
import { notify } from '@console/ui/feedback';
import { FormActions, NumberField, TimeInput, useFailure } from '@console/ui/form';
import { useUnsavedGuard } from '@console/ui/guard';
import { common, useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { CopyFromRole } from './CopyFromRole.tsx';
import { messages } from './messages.ts';
import { linesFor, restrictionFaults, type Exportable } from './restriction.ts';
import { RestrictionChange } from './RestrictionChange.tsx';
import { RestrictionLines } from './RestrictionLines.tsx';
import { paths, restrict } from './screens.ts';

interface Stored extends ExportRestriction {
  readonly roleSecureId: string;
  readonly version: number;
}

/** The form of a role's export restriction; saving shows the differences first. */
export function RestrictionForm({
  role,
  stored,
  modules,
  onStale,
}: {
  readonly role: Role;
  readonly stored: Stored;
  readonly modules: readonly Exportable[];
  readonly onStale: () => void;
}) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const { roleSecureId, version, ...before } = stored;
  const fresh = () => ({ ...before, lines: linesFor(modules, before.lines) });
  const [values, setValues] = useState<ExportRestriction>(fresh);
  const [start, setStart] = useState(values);
  const [startVersion, setStartVersion] = useState(version);
  // Saved by another person: unsaved input stays, and the comparison before saving is with what is stored now.
  if (version !== startVersion && values === start) {
    const now = fresh();
    setValues(now);
    setStart(now);
    setStartVersion(version);
  }
  const [tried, setTried] = useState(false);
  const [comparing, setComparing] = useState(false);
  const failing = useFailure();
  const [send, { isLoading: busy }] = restrict.useMutation();
  const submitted = useUnsavedGuard(values !== start);
  const faults = new Set(tried ? restrictionFaults(values) : []);
  const set = (part: Partial<ExportRestriction>) => setValues((current) => ({ ...current, ...part }));
  const byModule = values.mode === 'BY_MODULE';

  const compare = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setComparing(restrictionFaults(values).length === 0);
  };
  const save = async () => {
    failing.forget();
    const answer = await send({ body: { roleSecureId, version, ...values } });
    if ('error' in answer) {
      setComparing(false);
      failing.show(answer.error);
      if (isApiError(answer.error) && answer.error.code === 'STALE_VERSION') onStale();
      return;
    }
    submitted();
    notify.success(words('saved'));
    void navigate(`${paths.detail(role)}&tab=restriction`, { replace: true });
  };
  const time = (field: 'hoursFrom' | 'hoursTo') => (
    <div className="field">
      <label htmlFor={`${id}-${field}`}>{t(field)}</label>
      <TimeInput
        id={`${id}-${field}`}
        value={values[field] ?? ''}
        aria-invalid={faults.has('hours')}
        aria-describedby={faults.has('hours') ? `${id}-fault` : undefined}
        onChange={(value) => set({ [field]: value === '' ? null : value })}
      />
    </div>
  );
  return (
    <form className="form" noValidate onSubmit={compare}>
      {version !== startVersion && values !== start && (
        <p className="panel" role="status">
          {t('changedMeanwhile')}
        </p>
      )}
      <section className="panel" aria-labelledby={`${id}-mode`}>
        <div className="panel-head">
          <h2 id={`${id}-mode`}>{t('mode')}</h2>
          <CopyFromRole
            except={roleSecureId}
            isChanged={values !== start}
            onCopy={({ lines, ...rest }) =>
              setValues({
                ...rest,
                lines: linesFor(
                  modules,
                  lines.filter(({ module }) => modules.some((each) => each.module === module)),
                ),
              })
            }
          />
        </div>
        <div className="restriction-modes" role="radiogroup" aria-labelledby={`${id}-mode`}>
          {exportModes.map(({ value, title }) => (
            <label key={value}>
              <input
                type="radio"
                name={`${id}-mode`}
                checked={values.mode === value}
                onChange={() => set({ mode: value })}
              />{' '}
              <span>
                {text(title)}
                <span className="quiet">{t(`help${value}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </section>
      {byModule && (
        <section className="panel" aria-labelledby={`${id}-lines`}>
          <h2 id={`${id}-lines`}>{t('exportable')}</h2>
          {!role.revealPersonalData && <p className="quiet">{t('clearNeedsReveal')}</p>}
          <RestrictionLines
            modules={modules}
            lines={values.lines}
            faults={faults}
            canClear={role.revealPersonalData}
            disabled={false}
            onChange={(lines) => set({ lines: [...lines] })}
          />
        </section>
      )}
      {byModule && (
        <section className="panel" aria-labelledby={`${id}-times`}>
          <h2 id={`${id}-times`}>{t('times')}</h2>
          <div className="form-grid">
            {time('hoursFrom')}
            {time('hoursTo')}
            <div className="field">
              <label htmlFor={`${id}-limit`}>{t('dailyLimit')}</label>
              <NumberField
                id={`${id}-limit`}
                value={values.dailyLimit}
                invalid={faults.has('dailyLimit')}
                describedBy={`${id}-limit-help`}
                onChange={(dailyLimit) => set({ dailyLimit })}
              />
              <p id={`${id}-limit-help`} className="form-help">
                {t('dailyLimitHelp')}
              </p>
            </div>
          </div>
        </section>
      )}
      <FormActions failure={failing.failure} onRetry={save} sending={busy}>
        {faults.size > 0 && (
          <output id={`${id}-fault`} className="form-faults">
            {t(faults.has('hours') ? 'faultHours' : faults.has('dailyLimit') ? 'faultLimit' : 'faultLines')}
          </output>
        )}
        <Button onClick={() => navigate(`${paths.detail(role)}&tab=restriction`)}>{words('cancel')}</Button>
        <ActionButton type="submit" variant="primary">
          {words('save')}
        </ActionButton>
      </FormActions>
      {comparing && (
        <RestrictionChange
          before={before}
          after={values}
          modules={modules}
          busy={busy}
          onSave={() => void save()}
          onClose={() => setComparing(false)}
        />
      )}
    </form>
  );
}
