import { ownerLength, reasonLength, type Change } from '@console/contracts/platform/releases/changes';
import type { RemoteState } from '@console/contracts/platform/releases/state';
import { Checkbox } from '@console/ui/core';
import { Select } from '@console/ui/lov';
import { useMessages } from '@console/ui/messages';
import { releases } from './endpoints.ts';
import { Field } from './Field.tsx';
import { messages } from './messages.ts';
import { named } from './targets.ts';
import type { Fault, ChangeInput } from './use-change.ts';

function VersionField({ change, remote, typed, type, fault }: FieldsProps & { readonly fault: boolean }) {
  const t = useMessages(messages);
  const { data } = releases.useQuery({ parameters: { remote: remote.id }, query: { page: 1 } });
  const available = (data?.rows ?? []).filter(({ removedAt }) => removedAt === null);
  const versions = [
    ...new Set([...(typed.version ? [typed.version] : []), ...available.map(({ version }) => version)]),
  ].filter((version) => change === 'pin' || version !== remote.stable);
  const back = available.find(({ version }) => version === typed.version)?.steppedBackAt != null;
  return (
    <>
      <Field title={t('version')} fault={fault ? t('versionFault') : undefined}>
        {(id, describedBy) => (
          <Select
            id={id}
            className="input"
            data-autofocus
            value={typed.version}
            onChange={(event) => type({ version: event.target.value })}
            aria-required
            aria-invalid={fault}
            aria-describedby={describedBy}
          >
            <option value="">{t('chooseVersion')}</option>
            {versions.map((version) => (
              <option key={version} value={version}>
                {version}
                {available.find((each) => each.version === version)
                  ? ` · ${available.find((each) => each.version === version)?.changelog}`
                  : ''}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {back && (change === 'promote' || change === 'canary') && (
        <label>
          <Checkbox checked={typed.again} onChange={(event) => type({ again: event.target.checked })} /> {t('again')}
        </label>
      )}
    </>
  );
}

interface FieldsProps {
  readonly change: Change;
  readonly remote: RemoteState;
  readonly typed: ChangeInput;
  readonly type: (part: Partial<ChangeInput>) => void;
}

/** Inputs of a change: the release, for a canary its users and roles, and always a reason. */
export function ChangeFields({ faults, ...props }: FieldsProps & { readonly faults: readonly Fault[] }) {
  const t = useMessages(messages);
  const { change, typed: input, type } = props;
  return (
    <div className="remote-fields">
      {named.has(change) && <VersionField {...props} fault={faults.includes('versionFault')} />}
      {change === 'canary' && (
        <>
          <Field title={t('share')} fault={faults.includes('shareFault') ? t('shareFault') : undefined}>
            {(id, describedBy) => (
              <input
                id={id}
                className="input"
                inputMode="numeric"
                value={input.share}
                onChange={(event) => type({ share: event.target.value })}
                aria-invalid={describedBy !== undefined}
                aria-describedby={describedBy}
              />
            )}
          </Field>
          <Field title={t('namedUsers')}>
            {(id) => (
              <textarea
                id={id}
                className="input"
                rows={2}
                value={input.users}
                onChange={(event) => type({ users: event.target.value })}
              />
            )}
          </Field>
          <Field title={t('namedRoles')}>
            {(id) => (
              <textarea
                id={id}
                className="input"
                rows={2}
                value={input.roles}
                onChange={(event) => type({ roles: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
      {change === 'owner' &&
        (['team', 'contact'] as const).map((name) => (
          <Field
            key={name}
            title={t(name)}
            fault={faults.includes('ownerFault') ? t('ownerFault', ownerLength) : undefined}
          >
            {(id, describedBy) => (
              <input
                id={id}
                className="input"
                maxLength={ownerLength.maximum}
                value={input[name]}
                onChange={(event) => type({ [name]: event.target.value })}
                aria-required
                aria-invalid={describedBy !== undefined}
                aria-describedby={describedBy}
              />
            )}
          </Field>
        ))}
      <Field title={t('reason')} fault={faults.includes('reasonFault') ? t('reasonFault', reasonLength) : undefined}>
        {(id, describedBy) => (
          <textarea
            id={id}
            className="input"
            rows={3}
            maxLength={reasonLength.maximum}
            value={input.reason}
            onChange={(event) => type({ reason: event.target.value })}
            aria-required
            aria-invalid={describedBy !== undefined}
            aria-describedby={describedBy}
          />
        )}
      </Field>
    </div>
  );
}
