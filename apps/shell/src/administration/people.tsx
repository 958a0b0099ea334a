import { roleWords } from '@console/contracts/core/role-words';
import type { User } from '@console/contracts/shell/user';
import { useMessages } from '@console/ui/messages';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';

type Role = { readonly name: string; readonly jobName: string | null };
const jobs = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** A user's roles with the meaning of their job names. */
export function Roles({ roles }: { readonly roles: readonly Role[] }) {
  const t = useMessages(messages);
  if (roles.length === 0) return <p className="quiet">{t('noRoles')}</p>;
  const job = (jobName: string | null) => jobs.find((each) => each === jobName);
  return (
    <ul className="roles">
      {roles.map(({ name, jobName }) => {
        const knownJob = job(jobName);
        return (
          <li key={name}>
            <strong>{roleWords(name)}</strong>
            {knownJob && (
              <span className="quiet">
                {' '}
                · {knownJob} {t(`job${knownJob}`)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Mapped = Pick<User, 'branches' | 'mras' | 'mro' | 'isMro' | 'isBranchMapping' | 'isMraMapping'>;
type Place = { readonly code: string; readonly name: string };

const places = (all: readonly Place[]) =>
  all.length > 0 && (
    <ul className="places">
      {all.map(({ code, name }) => (
        <li key={code}>
          {code} {name}
        </li>
      ))}
    </ul>
  );

/** The offices a user is mapped to, and what is missing. */
export function Mapping({
  mapped,
  type,
  scope,
}: {
  readonly mapped: Mapped;
  readonly type: string | null;
  readonly scope: string;
}) {
  const t = useMessages(messages);
  const mappingText = (is: boolean) => t(is ? 'done' : 'missing');
  return (
    <Facts
      facts={[
        [t('mappingType'), type ?? t('noMapping')],
        [t('scope'), scope],
        [t('isMro'), t(mapped.isMro ? 'yes' : 'no')],
        [t('isBranchMapping'), mappingText(mapped.isBranchMapping)],
        [t('isMraMapping'), mappingText(mapped.isMraMapping)],
        [t('branches'), places(mapped.branches) || null],
        [t('mras'), places(mapped.mras) || null],
        [t('mro'), mapped.mro && `${mapped.mro.code} ${mapped.mro.name}`],
      ]}
    />
  );
}
